/** The SVG pattern that fills refused cells; a page needs it only once. */
export function Hatch() {
  return (
    <defs>
      <pattern id="st-hatch" class="st-hatch" width="7" height="7" patternUnits="userSpaceOnUse">
        <rect width="7" height="7" />
        <path d="M-1 1L1 -1M0 7L7 0M6 8L8 6" />
      </pattern>
    </defs>
  );
}
