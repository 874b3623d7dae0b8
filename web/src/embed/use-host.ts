import { effect } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Core } from '../core';
import { debounce } from '../lib/debounce';
import { REST } from '../lib/use-when-seen';
import type { ProgramModel } from '../state/program';
import { type Command, readCommand, report } from './protocol';

/** Reports height and steps to the page around the embed, and does what that page asks. */
export function useHost(
  core: Core | null,
  program: ProgramModel,
  frame: RefObject<HTMLElement | null>,
): void {
  const told = useRef(0);

  useEffect(() => {
    if (!frame.current) return;
    const element = frame.current;
    const tell = () => {
      const height = Math.ceil(element.getBoundingClientRect().height);
      if (height !== told.current) report({ type: 'resize', height });
      told.current = height;
    };
    const sized = new ResizeObserver(tell);
    sized.observe(element);
    // Browsers do not lay out a frame that is out of sight, unless they are asked.
    const asked = debounce(tell, REST);
    const changed = new MutationObserver(asked);
    changed.observe(element, { subtree: true, childList: true, attributes: true });
    return () => {
      sized.disconnect();
      changed.disconnect();
      asked.cancel();
    };
  }, [frame]);

  useEffect(() => {
    if (!core) return;
    let type: 'ready' | 'stepchange' = 'ready';
    return effect(() => {
      const statement = program.statement.value;
      const source = program.ran.value?.source;
      const step = program.step.value;
      if (statement === null || source === undefined) return;
      report({ type, step, steps: core.story(source, statement)?.steps ?? 0 });
      // Who began to listen after the first picture stood there does not know its height yet.
      if (type === 'ready' && told.current > 0) report({ type: 'resize', height: told.current });
      type = 'stepchange';
    });
  }, [core, program]);

  useEffect(() => {
    if (!core) return;
    const onMessage = (event: MessageEvent) => {
      if (event.source !== window.parent || window.parent === window) return;
      const command = readCommand(event.data);
      if (command) obey(core, program, command);
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [core, program]);
}

function obey(core: Core, program: ProgramModel, command: Command): void {
  const player = program.player.value;
  switch (command.type) {
    case 'goTo':
      program.goTo(core, command.step);
      break;
    case 'next':
      player?.next();
      break;
    case 'previous':
      player?.previous();
      break;
    case 'play':
      if (!player?.playing.value) player?.toggle();
      break;
    case 'pause':
      player?.pause();
      break;
  }
}
