const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: string } };

/** For `dangerouslySetInnerHTML`: a node whose content stays as it was sent, where Trusted Types are required too. */
export const emptyHtml = { __html: trustedTypes?.emptyHTML ?? '' };
