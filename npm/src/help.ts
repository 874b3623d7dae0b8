/** What `stridewise COMMAND --help` says, and completion for shells. */
import { languageNames } from '../../web/src/locales/languages';

const about: Record<string, string> = {
  run: `stridewise run [--json] FILE...
Prints what Python would print or raise.
`,
  explain: `stridewise explain [--json] [--line N] FILE
Prints every operation, step by step.
  --line N   only the statement on this line
  --json     the steps as JSON, one statement a line
`,
  map: `stridewise map [--json | --svg | --html] FILE
Prints every call with the shapes that it got and gave.
`,
  scene: `stridewise scene --line N --step K FILE
Prints one step as JSON; steps as explain numbers them.
`,
  draw: `stridewise draw [--line N] [--step K] -o FOLDER FILE
Writes pictures of the steps into a folder, and says which.
  --line N          only the statement on this line
  --step K          all (where Next stops; the default), every, sheet (all on one), a number, or what
                    a step shows, such as "CHUNK_CUT dim=0"
  --format F        svg (the default), png, pdf, gif, mp4, webm or html (pages to print)
  --theme T         light (the default) or dark
  --background B    paper (the default) or none: transparent, for svg and png
  --lang L          ${languageNames.join(', ')}
  --width, --height the picture's box in CSS pixels
  --scale N         pixels for each CSS pixel: 2, for gif, mp4 and webm 1
  --font FILE       more fonts, for all but svg and html
All but svg and html need the package @resvg/resvg-js; mp4 and webm also the command ffmpeg.
`,
  diagnose: `stridewise diagnose [--json] FILE
Says what a copied error means, and what runs instead.
`,
  host: `stridewise host FOLDER
Writes what elements and frames need into a folder of your site.
`,
  completion: `stridewise completion bash|zsh|fish
Prints a script for your shell: source <(stridewise completion bash)
`,
};

export const helpOf = (command: string): string | null => about[command] ?? null;

const flags = (command: string) =>
  [...new Set(about[command]?.match(/--[a-z]+/g) ?? []), '--help'].join(' ');

/** Null for a shell that is not known. */
export function completionOf(shell: string | undefined): string | null {
  const commands = Object.keys(about);
  if (shell === 'fish') {
    const words = commands.map(
      (name) =>
        `complete -c stridewise -n "__fish_seen_subcommand_from ${name}" -a "${flags(name)}"`,
    );
    return `complete -c stridewise -n __fish_use_subcommand -a "${commands.join(' ')}"\n${words.join('\n')}\n`;
  }
  if (shell !== 'bash' && shell !== 'zsh') return null;
  const cases = commands.map((name) => `    ${name}) words="${flags(name)}" ;;`).join('\n');
  const start = shell === 'zsh' ? 'autoload -U +X bashcompinit && bashcompinit\n' : '';
  return `${start}_stridewise() {
  local words="${commands.join(' ')}"
  [ "$COMP_CWORD" -gt 1 ] && case "\${COMP_WORDS[1]}" in
${cases}
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _stridewise stridewise
`;
}
