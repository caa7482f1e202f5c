import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './child.mjs';

/**
 * Packages that are not downloaded: those that every machine has, those that only installation scripts need,
 * and LLVM. Only PostgreSQL's JIT needs LLVM (servers.mjs turns it off), and it is larger than all the rest.
 */
const LEFT_OUT =
  /^(libc6|libc-bin|libc-l10n|libllvm.*|perl.*|lib.*perl.*|c?debconf.*|adduser|passwd|dpkg|tar|ucf|locales.*|tzdata|ssl-cert|openssl|lsb-base|sysvinit-utils|init-system-helpers|usr-?.*merged?|postgresql-common.*|postgresql-client-common|sensible-utils|netbase|readline-common)$/;

const NO_SOFT_DEPENDENCIES = ['recommends', 'suggests', 'conflicts', 'breaks', 'replaces', 'enhances'].map(
  (kind) => `--no-${kind}`,
);

export function canUnpackPackages() {
  return ['apt-get', 'apt-cache', 'dpkg-deb'].every((tool) => spawnSync(tool, ['--version']).status === 0);
}

/**
 * Configuration that gives apt its own lists and cache, so that it needs neither root nor an earlier `apt-get
 * update`. With an empty status file, apt ignores the installed packages. The machine's hooks after an update
 * would need root.
 *
 * @param {string} folder
 */
function aptConfiguration(folder) {
  return `
Dir::State::Lists "${folder}/lists";
Dir::State::status "${folder}/status";
Dir::Cache "${folder}/cache";
Dir::Cache::pkgcache "pkgcache.bin";
Dir::Cache::srcpkgcache "srcpkgcache.bin";
APT::Sandbox::User "root";
Acquire::Languages "none";
Acquire::Retries "3";
Acquire::IndexTargets::deb-src::Sources::DefaultEnabled "false";
#clear APT::Update::Post-Invoke;
#clear APT::Update::Post-Invoke-Success;
`;
}

/**
 * @param {string} folder
 * @returns {Promise<string>} the configuration file
 */
async function prepareApt(folder) {
  await Promise.all(
    ['lists/partial', 'cache/archives/partial'].map((name) => mkdir(join(folder, name), { recursive: true })),
  );
  await writeFile(join(folder, 'status'), '');
  const file = join(folder, 'apt.conf');
  await writeFile(file, aptConfiguration(folder));
  return file;
}

/**
 * Dependencies by package. Of several alternatives only the first counts, and of a virtual package only its
 * first provider.
 *
 * @param {string} output of `apt-cache depends --recurse`
 * @returns {Map<string, string[]>}
 */
export function parseDependencies(output) {
  /** @type {Map<string, string[]>} */
  const graph = new Map();
  /** @type {string[]} */
  let dependencies = [];
  let skipping = false;
  let provider = false;
  for (const line of output.split('\n')) {
    const [, alternative, name] = /^ ([ |])(?:Pre)?Depends: (\S+)/.exec(line) ?? [];
    if (name) {
      if (!skipping && !name.startsWith('<')) dependencies.push(name);
      provider = !skipping && name.startsWith('<');
      skipping = alternative === '|' && !name.startsWith('<');
    } else if (line.startsWith('    ')) {
      if (provider) dependencies.push(line.trim());
      provider = false;
    } else if (/^\w/.test(line)) {
      dependencies = [];
      graph.set(line.trim(), dependencies);
    }
  }
  return graph;
}

/**
 * @param {Map<string, string[]>} graph
 * @param {string} name
 * @returns {string[]}
 */
export function closure(graph, name) {
  const wanted = new Set([name]);
  for (const each of wanted) {
    for (const dependency of graph.get(each) ?? []) if (!LEFT_OUT.test(dependency)) wanted.add(dependency);
  }
  return [...wanted];
}

/**
 * @param {string} archives
 * @param {string} target
 */
async function unpack(archives, target) {
  for (const file of await readdir(archives)) {
    if (file.endsWith('.deb')) await run(['dpkg-deb', '-x', join(archives, file), target]);
  }
}

/**
 * @param {string[]} apt the options every call gets
 * @param {Map<string, string[]>} graph
 * @param {string} name
 * @param {string} folder gets a folder of that name, whole or not at all
 */
async function unpackPackage(apt, graph, name, folder) {
  const archives = await mkdtemp(join(folder, '.archives-'));
  const unpacked = await mkdtemp(join(folder, '.unpacked-'));
  try {
    await run(['apt-get', ...apt, '-qq', 'download', ...closure(graph, name)], { cwd: archives });
    await unpack(archives, unpacked);
    await rm(join(folder, name), { recursive: true, force: true });
    await rename(unpacked, join(folder, name));
  } finally {
    await Promise.all([archives, unpacked].map((each) => rm(each, { recursive: true, force: true })));
  }
}

/**
 * @param {string[]} names
 * @param {string} folder
 * @param {(sentence: string) => void} onProgress
 */
export async function unpackPackages(names, folder, onProgress) {
  await mkdir(folder, { recursive: true });
  const aptFolder = await mkdtemp(join(folder, '.apt-'));
  try {
    const apt = ['-c', await prepareApt(aptFolder)];
    onProgress('reading the lists of packages');
    await run(['apt-get', ...apt, '-qq', 'update']);
    const graph = parseDependencies(
      await run(['apt-cache', ...apt, 'depends', '--recurse', ...NO_SOFT_DEPENDENCIES, ...names]),
    );
    for (const name of names) {
      onProgress(`fetching ${name}`);
      await unpackPackage(apt, graph, name, folder);
    }
  } finally {
    await rm(aptFolder, { recursive: true, force: true });
  }
}
