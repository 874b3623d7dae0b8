/** One pattern for each entry: it is told from the others without its colour, too. */
const WAYS = [
  '',
  'M-1 1L1 -1M0 8L8 0M7 9L9 7',
  'M4 2.5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0 -3',
  'M0 4H8',
  'M4 0V8',
  'M0 4H8M4 0V8',
  'M-1 7L1 9M0 0L8 8M7 -1L9 1',
  'M0 0L8 8M0 8L8 0',
];

export const patternOf = (entry: number) => `url(#sw-entry-${entry % WAYS.length})`;

export function Patterns() {
  return (
    <svg class="sw-entries" aria-hidden="true" width="0" height="0">
      <defs>
        {WAYS.map((way, entry) => (
          <pattern
            key={way}
            id={`sw-entry-${entry}`}
            data-entry={entry}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
          >
            <rect width="8" height="8" />
            <path d={way || 'M0 0'} />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}
