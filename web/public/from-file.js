// For pages of the site that were opened from a file (boot.js): browsers run none of their modules. A
// widget is drawn by the script that has all in it; the others can be read, and say how to have the rest.
(() => {
  // Tag -> the tags that are served in it, and its sentences: scripts/build-site.mjs fills it in.
  const languages = JSON.parse('LANGUAGES');
  const site = new URL('.', document.currentScript.src);
  const query = new URLSearchParams(location.search);
  const root = document.documentElement;

  /** As languageFor in src/locales/languages.ts. */
  function languageOf(tag) {
    const begins = (own) => `${tag}-`.toLowerCase().startsWith(`${own}-`.toLowerCase());
    const rows = Object.entries(languages).flatMap(([name, { tags }]) =>
      tags.filter(begins).map((own) => ({ name, own })),
    );
    return rows.sort((a, b) => b.own.length - a.own.length)[0]?.name;
  }

  const written = root.dataset.written === undefined && root.lang === 'en' ? [] : [root.lang];
  const tags = [query.get('lang') ?? '', ...written, ...navigator.languages];
  const language = tags.map(languageOf).find((found) => found !== undefined) ?? 'en';
  const { absent, serve } = languages[language];

  function note(text, command) {
    const line = document.createElement('p');
    line.className = 'note';
    line.lang = language;
    line.textContent = text;
    if (command) {
      const code = document.createElement('code');
      code.textContent = command;
      line.append(' ', code);
    }
    return line;
  }

  /** What an address may say of a widget: attributes of the element, by the same names. */
  const options = ['statement', 'step', 'at', 'speed', 'theme', 'controls', 'height', 'lang'];
  const flags = ['fine', 'letters', 'predict', 'autoplay', 'debug'];

  function drawWidget(place) {
    const widget = document.createElement('stride-wise');
    for (const name of [...options, ...flags])
      if (query.has(name)) widget.setAttribute(name, query.get(name));
    const program = document.createElement('pre');
    program.className = 'embed-program';
    program.textContent = query.get('code') ?? '';
    widget.append(program);
    widget.style.margin = '0';
    place.replaceChildren(widget);
    widget.addEventListener('resize', ({ detail }) =>
      parent.postMessage(
        { source: 'stridewise', v: 1, type: 'resize', height: detail.height },
        '*',
      ),
    );
    const script = document.createElement('script');
    const { href } = new URL('v1/stride-wise-whole.js', site);
    const rules = { createScriptURL: String };
    const policy = window.trustedTypes?.createPolicy('stridewise-whole', rules) ?? rules;
    script.src = policy.createScriptURL(href);
    script.onerror = () => place.append(note(absent));
    document.head.append(script);
  }

  /** A file has no index of its folder. */
  function nameIndex(link) {
    const url = new URL(link.href);
    if (url.protocol !== 'file:' || !url.pathname.endsWith('/')) return;
    url.pathname += 'index.html';
    link.href = url.href;
  }

  function begin() {
    const place = document.getElementById('app');
    if (root.classList.contains('embed')) return drawWidget(place);
    for (const link of document.querySelectorAll('a[href]')) nameIndex(link);
    const said = note(serve, 'python3 -m http.server');
    said.style.marginBottom = '1.5rem';
    (document.querySelector('main') ?? place).prepend(said);
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
})();
