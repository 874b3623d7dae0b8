// For pages of the site that were opened from a file (boot.js): browsers run none of their modules. A
// widget is drawn by the script that has all in it; the others can be read, and say how to have the rest.
(() => {
  const words = {
    en: [
      'This page was opened from a file, where browsers do not run its scripts. To bring it to life, run this in the folder of the site:',
      'The story of this program could not be loaded.',
    ],
    'zh-Hans': [
      '此页面是从本地文件打开的，浏览器不会在其中运行它的脚本。通过服务器打开即可使用：在网站的文件夹中运行：',
      '无法加载这个程序的分步讲解。',
    ],
    'zh-Hant': [
      '此頁面是從本機檔案開啟的，瀏覽器不會在其中執行它的腳本。透過伺服器開啟即可使用：在網站的資料夾中執行：',
      '無法載入這個程式的逐步解說。',
    ],
    ko: [
      '이 페이지는 파일에서 열려 있어 브라우저가 스크립트를 실행하지 않습니다. 서버로 열면 움직입니다. 사이트 폴더에서 다음을 실행하세요:',
      '이 프로그램의 단계별 설명을 불러올 수 없습니다.',
    ],
    ru: [
      'Страница открыта из файла, и браузер не выполняет в ней её скрипты. Через сервер она оживёт: выполните в папке сайта:',
      'Не удалось загрузить рассказ об этой программе.',
    ],
  };
  const site = new URL('.', document.currentScript.src);
  const query = new URLSearchParams(location.search);
  const root = document.documentElement;

  function language() {
    const written = root.dataset.route === undefined ? [] : [root.lang];
    for (const tag of [query.get('lang') ?? '', ...written, ...navigator.languages]) {
      const found = /^zh-(hant|tw|hk|mo)\b/i.test(tag)
        ? 'zh-Hant'
        : tag.replace(/^zh\b.*/i, 'zh-Hans');
      if (words[found]) return found;
      if (words[found.slice(0, 2)]) return found.slice(0, 2);
    }
    return 'en';
  }

  function note(text, command) {
    const line = document.createElement('p');
    line.className = 'note';
    line.lang = language();
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
    script.onerror = () => place.append(note(words[language()][1]));
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
    const [served] = words[language()];
    const said = note(served, 'python3 -m http.server');
    said.style.marginBottom = '1.5rem';
    (document.querySelector('main') ?? place).prepend(said);
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
})();
