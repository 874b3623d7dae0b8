import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Core } from '../core';
import { addStyles } from '../lib/add-styles';
import { languageHere } from '../locales/translation';
import type { ProgramModel } from '../state/program';
import styles from '../styles/look.css?inline';
import { AliasMap } from './AliasMap';
import { LayoutTable } from './LayoutTable';
import { type BoxStyle, formatCell, lookAt, placeName } from './look';
import { ProbeAnswer, probeSentence } from './ProbeAnswer';
import { remarkWords as words } from './remark-words';
import { useWidth } from './use-width';

addStyles(styles);

interface Props {
  core: Core;
  program: ProgramModel;
}

/**
 * The layout of one tensor, all tensors that share its storage, and the effect of a write to one
 * cell.
 */
export function CloserLook({ core, program }: Props) {
  const { value: target } = program.probe;
  const [ran, statement] = [program.ran.value, program.statement.value];
  const look = useMemo(
    () => (ran && statement !== null && target ? attempt(core, ran, statement, target) : null),
    [core, ran, statement, target],
  );
  const panel = useRef<HTMLElement>(null);
  const from = useRef<{ focus: Element | null; scroll: number }>({ focus: null, scroll: 0 });
  const open = look !== null;
  const inside = () => panel.current?.contains(document.activeElement);
  // Remembers the focus and scroll position before the panel moves the content below it.
  if (open && !inside()) from.current = { focus: document.activeElement, scroll: scrollY };
  useEffect(() => {
    if (open && !inside()) reveal(panel.current);
  }, [open, target]);
  if (!look) return null;
  const close = () => {
    program.probe.value = '';
    const { focus, scroll } = from.current;
    if (focus instanceof HTMLElement) focus.focus({ preventScroll: true });
    requestAnimationFrame(() => scrollTo({ top: scroll }));
  };
  return (
    <section
      ref={panel}
      class="sw-look"
      tabIndex={-1}
      lang={languageHere()}
      aria-label={words.lookInto(look.tensors[0]?.info.name ?? '')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <button type="button" class="button sw-look-close" onClick={close}>
        {words.close}
      </button>
      <LookPicture
        look={look}
        onCell={(target, index) => {
          program.probe.value = formatCell(target, index);
        }}
      />
    </section>
  );
}

interface PictureProps {
  look: BoxStyle;
  onCell?: Parameters<typeof AliasMap>[0]['onCell'];
}

/** Scrolls the panel into view. A click or key moves the focus to it; a link does not. */
function reveal(panel: HTMLElement | null): void {
  if (!panel) return;
  const { top, height } = panel.getBoundingClientRect();
  panel.scrollIntoView({ block: top < 0 || height > innerHeight ? 'start' : 'nearest' });
  if (document.activeElement !== document.body) panel.focus({ preventScroll: true });
}

/** The pictures of a closer look, without the panel around them. */
export function LookPicture({ look, onCell }: PictureProps) {
  const [frame, width] = useWidth<HTMLDivElement>();
  const named = look.tensors[0]?.name != null;
  const { probe, cell } = look;
  const place = placeName(look.tensors[0]?.info.name ?? '', cell?.index ?? []);
  const sentence = cell ? words.cell(place, cell.value, cell.address) : probeSentence(probe);
  return (
    <>
      <h2>{words.lookInto(look.tensors[0]?.info.name ?? '')}</h2>
      <LayoutTable {...look} />
      {onCell && named && <p class="sw-look-hint">{words.writeHint}</p>}
      <div role="status">
        {probe && <ProbeAnswer probe={probe} />}
        {cell && <p class="sw-look-cell">{sentence}</p>}
      </div>
      <div ref={frame}>
        <AliasMap look={look} sentence={sentence} width={width} onCell={onCell} />
      </div>
    </>
  );
}

/** Null if the core has no answer, or none yet. */
function attempt(...question: Parameters<typeof lookAt>): BoxStyle | null {
  try {
    return lookAt(...question);
  } catch {
    return null;
  }
}
