// Checks whether a release can be tagged, and creates the tag. `git` runs git and resolves to its output.

export const tagOf = (version) => `v${version}`;

/** Why this commit can't be released as `version`, as sentences; none if it can. */
export async function obstacles(git, version, changelog) {
  const found = [];
  const tag = tagOf(version);
  if (await git('status', '--porcelain', '--untracked-files=no'))
    found.push('Files are changed: commit them first.');
  if (await git('tag', '--list', tag))
    found.push(`The tag ${tag} exists: set another version in package.json.`);
  const heading = changelog
    .split('\n')
    .find((line) => line.startsWith('## ') && /^[\d.]+/.exec(line.slice(3))?.[0] === version);
  if (!heading) found.push(`CHANGELOG.md has no heading "## ${version}".`);
  else if (/not released/.test(heading))
    found.push(`CHANGELOG.md says that ${version} is not released: write the date instead.`);
  return found;
}

/** Resolves to the command that publishes the tag. */
export async function createTag(git, version) {
  await git('tag', '--annotate', tagOf(version), '--message', `Stridewise ${version}`);
  return `git push origin ${tagOf(version)}`;
}
