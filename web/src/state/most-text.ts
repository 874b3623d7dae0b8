/** Most bytes of UTF-8 that a link holds. */
export const mostText = 64 * 1024;
