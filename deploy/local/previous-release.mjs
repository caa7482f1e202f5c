/** @typedef {(...command: string[]) => Promise<string>} Git */

/** Names of the branch that others leave, as a clone has them. */
const MAIN = ['origin/main', 'main'];

/**
 * @param {Git} git
 * @param {string[]} command
 * @returns {Promise<string | undefined>} the first line of its answer, or undefined if it fails or has none
 */
async function answerOf(git, ...command) {
  const answer = await git(...command).catch(() => '');
  return answer.split('\n')[0] || undefined;
}

/** @param {Git} git */
async function whereMainWasLeft(git) {
  const head = await answerOf(git, 'rev-parse', 'HEAD');
  for (const main of MAIN) {
    const base = await answerOf(git, 'merge-base', 'HEAD', main);
    if (base && base !== head) return base;
  }
  return undefined;
}

/**
 * The revision that the checked out one replaces: the newest tag `v*` before it. Without a tag, it is the commit at
 * which this branch left `main`, and on `main` the commit before.
 *
 * @param {Git} git runs a command in the repository
 * @param {string} [asked] revision that was asked for instead
 * @returns {Promise<{ revision: string, name: string }>} its commit, and what it is
 * @throws {Error} if there is none
 */
export async function previousRelease(git, asked) {
  if (asked !== undefined)
    return { revision: await git('rev-parse', '--verify', `${asked}^{commit}`), name: asked };
  const before = ['--merged', 'HEAD', '--no-contains', 'HEAD'];
  const tag = await answerOf(git, 'tag', '--list', 'v*', ...before, '--sort=-v:refname');
  if (tag) return { revision: await git('rev-parse', `${tag}^{commit}`), name: tag };
  const left = await whereMainWasLeft(git);
  if (left) return { revision: left, name: 'where this branch left main, because there is no tag v*' };
  const parent = await answerOf(git, 'rev-parse', '--verify', 'HEAD~1');
  if (parent) return { revision: parent, name: 'the commit before, because there is no tag v*' };
  throw new Error(
    'Nothing was shown: neither a tag v* nor a commit before this one is here. Fetch the history, or name a revision.',
  );
}
