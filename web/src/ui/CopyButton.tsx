import { useEffect, useState } from 'preact/hooks';
import { copyText } from '../lib/copy-text';

interface Props {
  label: string;
  text: () => string;
}

type Outcome = 'idle' | 'copied' | 'refused';
const said: Record<Outcome, string> = { idle: '', copied: 'Copied', refused: 'Not allowed here' };

export function CopyButton({ label, text }: Props) {
  const [outcome, setOutcome] = useState<Outcome>('idle');
  useEffect(() => {
    if (outcome === 'idle') return;
    const timer = setTimeout(() => setOutcome('idle'), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => setOutcome((await copyText(text())) ? 'copied' : 'refused');
  return (
    <span class="copy">
      <button type="button" class="button" onClick={copy}>
        {label}
      </button>
      <span class="copy-said" role="status">
        {said[outcome]}
      </span>
    </span>
  );
}
