import { useEffect, useState } from 'preact/hooks';
import { shellWords as words } from './words';

interface Props {
  label: string;
  /** False where it is not allowed. */
  copy: () => Promise<boolean>;
  /** Why there is nothing to copy. */
  refused?: string | undefined;
}

type CopyState = 'idle' | 'copied' | 'refused';

export function CopyButton({ label, copy, refused }: Props) {
  const [outcome, setOutcome] = useState<CopyState>('idle');
  useEffect(() => {
    if (outcome === 'idle') return;
    const timer = setTimeout(() => setOutcome('idle'), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);
  const press = async () => setOutcome(!refused && (await copy()) ? 'copied' : 'refused');
  return (
    <span class="copy">
      <button type="button" class="button" onClick={press}>
        {label}
      </button>
      <span class="copy-said" role="status">
        {outcome === 'copied' && words.copied}
        {outcome === 'refused' && (refused ?? words.notAllowed)}
      </span>
    </span>
  );
}
