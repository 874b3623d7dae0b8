import { useEffect, useState } from 'preact/hooks';
import { formatRoom, parseRoom, type RoomLink } from '../room-link';

/** What a room is shown is what the address says, so a browser's Back goes back. `go` is null outside rooms. */
export function useRoom() {
  const [link, setLink] = useState(() => parseRoom(location.search));
  useEffect(() => {
    const follow = () => setLink(parseRoom(location.search));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const go = (next: RoomLink, replaces = false) => {
    const search = formatRoom(next);
    if (replaces) history.replaceState(null, '', search);
    else history.pushState(null, '', search);
    setLink(next);
  };
  return [link, go] as const;
}

export type Go = ReturnType<typeof useRoom>[1];
