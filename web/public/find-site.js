// Of 404.html alone, where the folder of the site was not said when it was built: hosts send this page for
// any address below that folder. It is the first of the address's folders that has this build's script.
(async () => {
  const scripts = ['SCRIPTS'];
  const own = { createScriptURL: (url) => url };
  const trusted = window.trustedTypes?.createPolicy('stridewise-found', own) ?? own;
  const MOST_FOLDERS = 8;
  const names = location.pathname.split('/').slice(1, MOST_FOLDERS);
  for (let depth = 0; depth < names.length || depth === 0; depth++) {
    const site = `/${names
      .slice(0, depth)
      .map((name) => `${name}/`)
      .join('')}`;
    const response = await fetch(site + scripts[0]).catch(() => null);
    // Some hosts send a page for whatever they do not have.
    if (!response?.ok || !/javascript/.test(response.headers.get('Content-Type') ?? '')) continue;
    for (const name of ['href', 'src'])
      for (const element of document.querySelectorAll(`[${name}^="/"]:not([${name}^="//"])`))
        element.setAttribute(name, site + element.getAttribute(name).slice(1));
    for (const path of scripts) {
      const script = document.createElement('script');
      script.type = 'module';
      script.src = trusted.createScriptURL(site + path);
      document.head.append(script);
    }
    return;
  }
})();
