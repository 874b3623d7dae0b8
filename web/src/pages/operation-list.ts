/** The rows of the operation table as a reader would write them, grouped by library and topic. */
import type { OperationRow } from '../core/operations';
import type { Construct } from './python-subset';

export interface OperationEntry {
  /** The call as written, e.g. `torch.sum(input, dim=None)`; of two owners the first one. */
  written: string;
  /** True where the tensor may also stand before the dot. */
  alsoMethod: boolean;
}

export interface Topic {
  library: string;
  title: string;
  entries: OperationEntry[];
}

/** How what an owner has is written; what other owners have is reached in other ways. */
const written: Record<string, (name: string) => string> = {
  builtins: (name) => name,
  constructors: (name) => name,
  torch: (name) => `torch.${name}`,
  'torch.nn.functional': (name) => `F.${name}`,
  'torch.nn': (name) => `nn.${name}`,
  'torch.nn.init': (name) => `nn.init.${name}`,
  Module: (name) => `nn.Module.${name}`,
  numpy: (name) => `np.${name}`,
  'numpy.linalg': (name) => `np.linalg.${name}`,
  einops: (name) => `einops.${name}`,
  math: (name) => `math.${name}`,
  itertools: (name) => `itertools.${name}`,
  functools: (name) => `functools.${name}`,
  Tensor: (name) => `Tensor.${name}`,
  ndarray: (name) => `ndarray.${name}`,
  flags: (name) => `ndarray.flags.${name}`,
  list: (name) => `list.${name}`,
  str: (name) => `str.${name}`,
};
const modules = ['torch', 'numpy', 'einops', 'math', 'itertools', 'functools', 'builtins'];
const types = ['Tensor', 'ndarray'];

/** Rows of the same name, such as the type `list` and what it does when called, are one entry. */
export function topicsOf(rows: OperationRow[]): Topic[] {
  const topics = new Map<string, Topic>();
  const entries = new Map<string, OperationEntry>();
  for (const row of rows) {
    const entry = entryOf(row);
    if (!entry) continue;
    const name = entry.written.replace(/\(.*/, '');
    const known = entries.get(name);
    if (known) {
      if (!row.property) Object.assign(known, entry);
      continue;
    }
    entries.set(name, entry);
    const key = `${row.library}: ${row.topic}`;
    const topic = topics.get(key) ?? { library: row.library, title: row.topic, entries: [] };
    topic.entries.push(entry);
    topics.set(key, topic);
  }
  return [...topics.values()].sort(byLibrary).map((topic) => ({
    ...topic,
    entries: topic.entries.toSorted((a, b) => (a.written < b.written ? -1 : 1)),
  }));
}

const libraries = ['PyTorch', 'NumPy', 'einops', 'Python'];
const byLibrary = (a: Topic, b: Topic) =>
  libraries.indexOf(a.library) - libraries.indexOf(b.library);

function entryOf({ owner, name, signature, property }: OperationRow): OperationEntry | null {
  const owners = owner.split(' ').filter((one) => Object.hasOwn(written, one));
  const first = owners.find((one) => modules.includes(one)) ?? owners[0];
  const write = first && written[first];
  if (!write) return null;
  const alsoMethod = modules.includes(first) && owners.some((one) => types.includes(one));
  if (property) return { written: write(name), alsoMethod };
  const own = !modules.includes(first);
  return { written: `${write(name)}(${parameters(signature, own)})`, alsoMethod };
}

/** The notation of core/call/call.h as Python writes it; of a method without the object itself. */
function parameters(signature: string, method: boolean): string {
  return signature
    .split(', ')
    .slice(method ? 1 : 0)
    .map((parameter) => parameter.replace(/^(\w+)\.\.\.$/, '*$1').replace(/=$/, '=…'))
    .join(', ');
}

/** Whether a text has all words, in any order. */
function hasWords(words: string): (text: string) => boolean {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return (text) => wanted.every((word) => text.toLowerCase().includes(word));
}

/** The topics with only what is called as the words say. */
export function search(topics: Topic[], words: string): Topic[] {
  const has = hasWords(words);
  const found = ({ library, title }: Topic, entry: OperationEntry) =>
    has(`${library} ${title} ${entry.written}`);
  return topics
    .map((topic) => ({ ...topic, entries: topic.entries.filter((entry) => found(topic, entry)) }))
    .filter(({ entries }) => entries.length > 0);
}

/** The constructs of Python whose name or spelling has all the words. */
export function searchConstructs<T extends Construct>(constructs: T[], words: string): T[] {
  const has = hasWords(words);
  return constructs.filter(({ name, code }) => has(`Python ${name} ${code}`));
}
