/** That the core has no answer is an answer; anything else is a fault of this page. */
export function reportUnexpected(error: Error): void {
  if (error.name !== 'CoreUnavailable') reportError(error);
}
