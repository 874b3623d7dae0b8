/** Reports errors of this page. CoreUnavailable is expected, and not reported. */
export function reportUnexpected(error: Error): void {
  if (error.name !== 'CoreUnavailable') reportError(error);
}
