// Runs before the first paint: a classic script, so that nothing flashes.
// The settings are read again, with all their checks, in src/state/settings.ts.
(() => {
  const root = document.documentElement;
  // From a file, browsers run no modules: the page stands as it does without scripts, and says why.
  const icon = document.querySelector('link[rel=icon]');
  if (location.protocol === 'file:' && icon) {
    const script = document.createElement('script');
    const { href } = new URL('from-file.js', icon.href);
    const rules = { createScriptURL: String };
    const policy = window.trustedTypes?.createPolicy('stridewise-file', rules) ?? rules;
    script.src = policy.createScriptURL(href);
    document.head.append(script);
    return;
  }
  root.classList.add('js', 'starting');
  // Keeps what a reader does before the scripts run, to repeat it then: src/lib/early-events.ts.
  const early = [];
  const keep = (event) =>
    event.target.closest?.('[data-needs-core], .known-errors') && early.push(event);
  const kinds = ['focusin', 'keydown', 'click'];
  for (const kind of kinds) addEventListener(kind, keep, true);
  window.earlyEvents = () => {
    for (const kind of kinds) removeEventListener(kind, keep, true);
    return early.splice(0);
  };
  const query = new URLSearchParams(location.search);
  // A page that has an address in each language: go to the one that the link wants.
  const { route } = root.dataset;
  const languages = (root.dataset.languages ?? 'en').split(' ');
  const asked = query.get('lang');
  // A hidden page is being left for another one: old-links.js.
  if (route !== undefined && asked !== root.lang && languages.includes(asked) && !root.hidden) {
    const tagged = (tag) => (tag === 'en' ? '' : `${tag}/`) + route;
    const { pathname, search, hash } = location;
    const site = pathname.slice(0, pathname.length - tagged(root.lang).length);
    const others = search.slice(1).split('&');
    const kept = others.filter((pair) => pair && !pair.startsWith('lang=')).join('&');
    location.replace(site + tagged(asked) + (kept && `?${kept}`) + hash);
  }
  // The prerendered picture is of another program than the link's: keep it back until it is drawn.
  const linked = query.has('code') || /[#&]code[.=]/.test(location.hash);
  if (linked) root.classList.add('linked', 'waiting', 'by-link');
  const stored = (key) => {
    try {
      return localStorage.getItem(`stridewise.${key}`);
    } catch {
      return null; // a sandboxed frame has no storage
    }
  };
  const theme = query.get('theme') || stored('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  // At its English address a page without a written text speaks the reader's language: keep it back.
  const tags = [query.get('lang'), stored('language'), ...navigator.languages];
  const first = (tag) => tag?.toLowerCase().split('-')[0];
  const spoken = tags.map(first).find((one) => languages.some((name) => first(name) === one));
  const fixed = root.lang !== 'en' || root.dataset.written !== undefined;
  if (!fixed && spoken && spoken !== 'en') root.classList.add('unspoken');
})();
