/** A sentence of the core; what stands between backquotes in it is code. */
export function Sentence({ text }: { text: string }) {
  const pieces = text.split('`');
  // An odd backquote out is a character like any other.
  if (pieces.length % 2 === 0) return <>{text}</>;
  return <>{pieces.map((piece, index) => (index % 2 === 1 ? <code>{piece}</code> : piece))}</>;
}
