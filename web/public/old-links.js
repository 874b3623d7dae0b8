// Of the start page alone, before anything is drawn. Until November 2026 it was the playground: links
// in courses have their program here. They are sent on as they are, and this page leaves no trace.
(() => {
  const send = () => {
    const { search, hash } = location;
    const query = /[?&](v|code|statement|step|window|probe|speed|controls|fine|predict)=/;
    if (!query.test(search) && !hash.includes('=')) return;
    document.documentElement.hidden = true;
    location.replace(`playground/${search}${hash}`);
  };
  send();
  // A link that is typed over this page's address loads nothing.
  addEventListener('hashchange', send);
})();
