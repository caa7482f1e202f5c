import { getTaskRawInputs } from 'nx/src/hasher/check-task-files.js';
import { createProjectGraphAsync } from 'nx/src/project-graph/project-graph.js';

/**
 * Writes, for each task that its arguments name, the files that decide whether it comes from the cache. It is what
 * `nx show target inputs` prints, but that command takes one task and reads the whole workspace for it.
 */
const projectGraph = await createProjectGraphAsync();
const inputs = [];
for (const task of process.argv.slice(2))
  inputs.push([task, (await getTaskRawInputs(task, { projectGraph }))?.files]);
process.stdout.write(JSON.stringify(Object.fromEntries(inputs)));
