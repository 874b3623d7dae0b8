/** A program with another last statement. */
export function withFix(program: string, fix: string): string {
  const lines = program.split('\n');
  const last = lines.findLastIndex((line) => !/^\s/.test(line));
  return [...lines.slice(0, last), fix].join('\n');
}
