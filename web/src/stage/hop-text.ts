/** A distance in storage with its direction. */
export const hopText = (hop: number): string => (hop < 0 ? `−${-hop}` : `+${hop}`);
