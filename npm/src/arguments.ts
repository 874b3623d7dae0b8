/** Parses the arguments of `stridewise`, like core/cli/options.c. */
import { parseArgs } from 'node:util';

export const usage = `Runs a program of PyTorch or NumPy lines and shows what it does to shapes, strides and storage.

  stridewise run [--json] FILE...            what Python would print
  stridewise explain [--json] [--line N] FILE  every operation, step by step
  stridewise map [--json | --svg | --html] FILE
                                             every call with the shapes that it got and gave
  stridewise scene --line N --step K FILE    one step as JSON; steps as explain numbers them
  stridewise draw [--line N] [--step K] -o FOLDER FILE
                                             pictures of the steps, as SVG, PNG, PDF, GIF, video or HTML
  stridewise diagnose [--json] FILE          what a copied error means, and what runs instead
  stridewise host FOLDER                     what widgets need, into a folder of your site
  stridewise completion bash|zsh|fish        completion for your shell

FILE can be - for standard input. Exit status: 0; 1 if a statement raised; 2 for input that
cannot be read or run, with file:line:column: message on standard error.

Options of a command: stridewise COMMAND --help
`;

const options = {
  json: { type: 'boolean' },
  svg: { type: 'boolean' },
  html: { type: 'boolean' },
  line: { type: 'string' },
  step: { type: 'string' },
  out: { type: 'string', short: 'o' },
  theme: { type: 'string' },
  background: { type: 'string' },
  lang: { type: 'string' },
  width: { type: 'string' },
  height: { type: 'string' },
  format: { type: 'string' },
  scale: { type: 'string' },
  font: { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

/** A mistake in the arguments. */
export class Misuse extends Error {}

const commands = [
  'run',
  'explain',
  'scene',
  'map',
  'draw',
  'diagnose',
  'host',
  'completion',
] as const;
export type Command = (typeof commands)[number] | 'help' | 'version';

const formats = ['svg', 'png', 'pdf', 'gif', 'mp4', 'webm', 'html'] as const;
export type Format = (typeof formats)[number];

export interface Asked {
  command: Command;
  files: string[];
  json: boolean;
  /** The form of a map; null: text, or JSON. */
  drawn: 'svg' | 'html' | null;
  /** 1-based line of the statement; 0 if none was named. */
  line: number;
  step: string | undefined;
  out: string | undefined;
  theme: string | undefined;
  /** No paper behind the picture. */
  transparent: boolean;
  lang: string | undefined;
  /** This and the following options have defaults that depend on the format. */
  width: number | undefined;
  height: number | undefined;
  format: Format;
  scale: number;
  font: string[];
}

export function readArguments(args: string[]): Asked {
  const { values, positionals } = parsed(args);
  const [word = 'help', ...files] = positionals;
  const command = values.help || word === 'help' ? 'help' : commands.find((one) => one === word);
  if (values.version) return { ...nothing, command: 'version' };
  // `stridewise draw --help` and `stridewise help draw`: the command is the first file.
  if (command === 'help') return { ...nothing, files: word === 'help' ? files : [word] };
  if (!command) throw new Misuse(`no such command: ${word}`);
  const asked: Asked = {
    command,
    files,
    json: values.json === true,
    drawn: values.html ? 'html' : values.svg ? 'svg' : null,
    line: whole('line', values.line, 1) ?? 0,
    step: values.step,
    out: values.out,
    theme: values.theme,
    transparent: background(values.background) === 'none',
    lang: values.lang,
    width: whole('width', values.width, 200),
    height: whole('height', values.height, 200),
    format: formatOf(values.format),
    scale:
      whole('scale', values.scale, 1) ?? (/^(gif|mp4|webm)$/.test(values.format ?? '') ? 1 : 2),
    font: values.font ?? [],
  };
  return checked(asked);
}

function background(name = 'paper'): string {
  if (name !== 'paper' && name !== 'none') throw new Misuse(`no such background: ${name}`);
  return name;
}

const nothing: Asked = {
  command: 'help',
  files: [],
  json: false,
  drawn: null,
  line: 0,
  step: undefined,
  out: undefined,
  theme: undefined,
  transparent: false,
  lang: undefined,
  width: undefined,
  height: undefined,
  format: 'svg',
  scale: 0,
  font: [],
};

function formatOf(name = 'svg'): Format {
  const format = formats.find((one) => one === name);
  if (!format) throw new Misuse(`no such format: ${name}`);
  return format;
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Misuse((error as Error).message);
  }
}

function checked(asked: Asked): Asked {
  const { command, files, json, drawn, line, step, out, transparent, format } = asked;
  if (command === 'help') return asked;
  if (command === 'host' && files.length !== 1) throw new Misuse('host needs one FOLDER');
  if (files.length === 0) throw new Misuse('no file given; - is standard input');
  if (drawn && (command !== 'map' || json))
    throw new Misuse('--svg and --html need map without --json');
  if (command === 'scene' && (line === 0 || whole('step', step, 0) === undefined))
    throw new Misuse('scene needs --line N and --step K');
  if (transparent && format !== 'svg' && format !== 'png')
    throw new Misuse('--background none is for svg and png');
  if (command === 'draw' && !out) throw new Misuse('draw needs -o FOLDER');
  return asked;
}

function whole(name: string, text: string | undefined, least: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (/^\d{1,15}$/.test(text) && value >= least) return value;
  throw new Misuse(`not a number that fits --${name}: ${text}`);
}
