/** The one place where text becomes HTML in a page: what the coloured editor writes (vite.shared.ts). */

/** Its frame, lines and words, with classes and nothing else: no other tag, no attribute that acts. */
const ITS_OWN =
  /<\/?(?:div|span)(?: class="?[\w -]+"?| aria-hidden=true)*>|<textarea class=pce-textarea(?: (?:spellcheck=false|autocapitalize=off|autocomplete=off))*>/g;

function checked(html: string): string {
  if (html.replace(ITS_OWN, '').includes('<')) throw new TypeError('HTML that is not the editor’s');
  return html;
}

interface HtmlPolicies {
  createPolicy(name: string, rules: { createHTML(html: string): string }): typeof policy;
}

const { trustedTypes } = globalThis as { trustedTypes?: HtmlPolicies };
const policy: { createHTML(html: string): string } = trustedTypes?.createPolicy(
  'stridewise-editor',
  { createHTML: checked },
) ?? { createHTML: checked };

export const trustedHtml = (html: string) => policy.createHTML(html);
