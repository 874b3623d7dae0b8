import { effect } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Core } from '../core';
import { debounce } from '../lib/debounce';
import { REST } from '../lib/use-when-seen';
import { coreState } from '../player/core-context';
import type { ProgramModel } from '../state/program';
import { namedStep, shownIn, stepsShown } from '../state/shown-story';
import { play, playWhenSeen } from './autoplay';
import { endsOf } from './ends';
import { type Command, h5p, isOfH5p, readCommand, report, tell as say } from './protocol';
import { isTold } from './Widget';

/** Reports height and steps to the page around the embed, and does what that page asks. */
export function useHost(
  core: Core | null,
  program: ProgramModel,
  frame: RefObject<HTMLElement | null>,
  autoplay: boolean,
): void {
  const told = useRef(0);
  const hasH5p = useRef(false);

  useEffect(() => {
    if (!frame.current) return;
    const element = frame.current;
    const tell = () => {
      const height = Math.ceil(element.getBoundingClientRect().height);
      if (height === told.current || height === 0) return;
      report({ type: 'resize', height });
      if (hasH5p.current) say(h5p.resize(height));
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
    let last = '';
    return effect(() => {
      const step = program.step.value;
      if (!isTold(program)) return;
      const steps = stepsShown(core, shownIn(program)) ?? 0;
      const place = { step, steps, ...endsOf(program, steps) };
      if (last === JSON.stringify(place)) return;
      last = JSON.stringify(place);
      report({ type, ...place });
      // A page that began to listen after the first picture does not know the height yet.
      if (type === 'ready' && told.current > 0) report({ type: 'resize', height: told.current });
      type = 'stepchange';
    });
  }, [core, program]);

  useEffect(
    () =>
      effect(() => {
        const refusal = program.refusal.value;
        if (coreState.value.failed) report({ type: 'error', message: 'The core did not come.' });
        if (refusal) report({ type: 'error', message: refusal.message });
      }),
    [program],
  );

  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent) => {
      if (source !== window.parent || window.parent === window) return;
      if (isOfH5p(data)) {
        if (!hasH5p.current) say(h5p.hello);
        hasH5p.current = true;
        if (told.current > 0) say(h5p.resize(told.current));
      }
      const command = readCommand(data);
      // A page that came late does not know the height yet.
      if (command?.type === 'theme' && told.current > 0)
        report({ type: 'resize', height: told.current });
      if (command && core) obey(core, program, command, autoplay);
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [core, program, autoplay]);

  useEffect(() => {
    const leave = (event: Event) => report({ type: 'leave', ...(event as CustomEvent).detail });
    document.addEventListener('leave', leave);
    return () => document.removeEventListener('leave', leave);
  }, []);

  useEffect(() => say(h5p.hello), []);

  useEffect(() => {
    // A slide says itself when it is come to.
    if (autoplay && frame.current) return playWhenSeen(program, frame.current);
  }, [program, autoplay, frame]);
}

function obey(core: Core, program: ProgramModel, command: Command, autoplay: boolean): void {
  const player = program.player.value;
  switch (command.type) {
    case 'goTo':
      goTo(core, program, command);
      break;
    case 'start':
      if (autoplay) play(program);
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

function goTo(core: Core, program: ProgramModel, command: Command & { type: 'goTo' }): void {
  if ('step' in command) {
    program.goTo(core, command.step);
    return;
  }
  const step = namedStep(core, shownIn(program), command.at);
  if (step !== null) program.goTo(core, step);
}
