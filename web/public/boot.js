// Runs before the first paint: a classic script, so that nothing flashes.
// The settings are read again, with all their checks, in src/state/settings.ts.
(() => {
  const root = document.documentElement;
  root.classList.add('js');
  const query = new URLSearchParams(location.search);
  // The prerendered picture is of another program than the link's: keep it back until it is drawn.
  if (query.has('code')) root.classList.add('linked');
  let theme = query.get('theme');
  try {
    theme = theme || localStorage.getItem('stridewise.theme');
  } catch {
    // A sandboxed frame has no storage.
  }
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
})();
