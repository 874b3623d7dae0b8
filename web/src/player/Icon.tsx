const PATHS = {
  first: 'M6 5v14M18 6l-8 6l8 6z',
  previous: 'M15 5l-7 7l7 7',
  play: 'M8 5l11 7l-11 7z',
  pause: 'M8 5v14M16 5v14',
  next: 'M9 5l7 7l-7 7',
  fullScreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  open: 'M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9',
  last: 'M18 5v14M6 6l8 6l-8 6z',
};

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="sw-icon" viewBox="0 0 24 24" width="1.5rem" height="1.5rem" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
