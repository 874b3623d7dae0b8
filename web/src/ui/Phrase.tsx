import { sayPhrase } from '../locales/translation';

/** A text that is its own key in other languages; where one lacks it, it is marked as English. */
export function Phrase({ english }: { english: string }) {
  const { text, lang } = sayPhrase(english);
  return <span lang={lang}>{text}</span>;
}
