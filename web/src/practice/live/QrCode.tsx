import { qrOf } from '../../lib/qr';

/** Modules of light around the code. */
const QUIET = 4;

/** An address to scan; nothing where it is too long. Dark on light in every theme. */
export function QrCode({ address, label }: { address: string; label: string }) {
  const rows = qrOf(address);
  if (!rows) return null;
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  const all = rows.length + 2 * QUIET;
  return (
    <svg
      class="room-code"
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${all} ${all}`}
      shape-rendering="crispEdges"
    >
      <path d={path.join('')} />
    </svg>
  );
}
