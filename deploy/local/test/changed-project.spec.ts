import { expect, it } from '@jest/globals';
import { changedProject } from '../changed-project.mjs';

it.each([
  ['gateway', 'src/main.ts', 'gateway', ['gateway']],
  ['services', 'journal/src/entries/entry.rules.ts', 'journal', ['journal']],
  ['services', 'assessment/src/worker.ts', 'assessment', ['assessment', 'compatibility-worker']],
  ['libs', 'coach-safety/src/match.ts', 'coach-safety', ['coaching']],
  ['libs', 'curated-coach/src/seats.ts', 'curated-coach', ['coaching']],
])('%s/%s starts only what runs it again', (folder, file, project, processes) => {
  expect(changedProject(folder, file)).toEqual({ project, processes });
});

it('a library that all share starts all again', () => {
  expect(changedProject('libs', 'contracts/src/errors.ts')?.processes).toHaveLength(7);
});

it.each([
  ['services', 'journal/src/entries/entry.rules.spec.ts'],
  ['services', 'journal/test/journal.medium-spec.ts'],
  ['services', 'journal/dist/main.js'],
  ['libs', 'testkit/src/system.ts'],
])('%s/%s starts nothing again', (folder, file) => {
  expect(changedProject(folder, file)).toBeNull();
});
