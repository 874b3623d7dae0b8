/** The search over the map: what is found stands in the map's place while something is asked for. */
import { debounce } from '../../lib/debounce';
import { find, type SearchEntry, type SearchResult, stemOf } from './find';
import { wordsOf } from './search-words';

/** How long a key rests, in ms. */
const REST = 120;

export function enlivenSearch(main: HTMLElement): void {
  const form = main.querySelector<HTMLElement>('.map-search');
  const input = form?.querySelector('input');
  const place = main.querySelector<HTMLElement>('.map-found');
  if (!form || !input || !place) return;
  const said = form.querySelector<HTMLElement>('.map-said');
  const say = (text = '') => said?.replaceChildren(text);
  // The page may change its language, and with it the index.
  const address = () => main.dataset.map ?? '';
  const entries = () => entriesAt(address());
  const folder = () => new URL('..', new URL(address(), location.href));

  const look = async () => {
    const asked = input.value;
    const all = asked.trim() ? await entries() : [];
    if (asked !== input.value) return;
    const found = all ? find(all, asked) : [];
    main.classList.toggle('is-finding', asked.trim() !== '');
    place.hidden = asked.trim() === '';
    place.querySelector('ol')?.replaceChildren(...found.map((one) => row(one, asked, folder())));
    const { nothing, found: some } = form.dataset;
    if (!asked.trim()) say();
    else if (!all) say(said?.dataset.offline);
    else say(found.length > 0 ? some?.replace('{n}', String(found.length)) : nothing);
  };

  input.addEventListener('input', debounce(look, REST));
  // Loads the index on focus, before the first key.
  input.addEventListener('focus', () => void entries(), { once: true });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // Results on the page may belong to the words before: search once more, then open the first.
    void look().then(() => place.querySelector('a')?.click());
  });
  // A browser that comes back fills it in again.
  if (input.value) void look();
}

const coming = new Map<string, Promise<SearchEntry[] | null>>();

/** The index at an address, fetched once; again where it did not come. */
function entriesAt(address: string): Promise<SearchEntry[] | null> {
  const known = coming.get(address);
  if (known) return known;
  const asked = fetch(address)
    .then((answer) => (answer.ok ? (answer.json() as Promise<SearchEntry[]>) : null))
    .catch(() => null)
    .then((entries) => {
      if (!entries) coming.delete(address);
      return entries;
    });
  coming.set(address, asked);
  return asked;
}

function row({ entry, where }: SearchResult, asked: string, folder: URL): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = new URL(entry.path, folder).href;
  link.append(...marked(entry.title, asked));
  item.append(link);
  if (entry.text) {
    const text = document.createElement('p');
    text.append(...marked(entry.text, asked));
    item.append(text);
  }
  if (where) {
    const more = document.createElement('p');
    more.className = 'found-in';
    more.append(...marked(where, asked));
    item.append(more);
  }
  return item;
}

/** A text with what was asked for marked in it. */
function marked(text: string, asked: string): (string | HTMLElement)[] {
  const words = wordsOf(asked).telling.map((word) =>
    stemOf(word).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  if (words.length === 0) return [text];
  return text.split(new RegExp(`(${words.join('|')})`, 'gi')).map((part, order) => {
    if (order % 2 === 0) return part;
    const mark = document.createElement('mark');
    mark.textContent = part;
    return mark;
  });
}
