/** What only some shapes that meet need: sizes that are refused, and other names of what is written. */
export { clashCounts, clashOf, clashPart } from './clash';
export { outgrownOf } from './outgrown';
export { seenOf } from './seen';
