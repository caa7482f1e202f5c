import { describe, expect, it } from '@jest/globals';
import {
  assessmentEvents,
  coachingEvents,
  contentEvents,
  identityEvents,
  journalEvents,
} from './events/map.js';
import { healthSubject, SERVICES } from './rpc/services.js';
import { subjectsOf } from './rpc/subjects.js';

interface Tree {
  readonly [name: string]: string | Tree;
}

const leaves = (tree: Tree): string[] =>
  Object.values(tree).flatMap((node) => (typeof node === 'string' ? [node] : leaves(node)));

describe('the subjects', () => {
  const rpc = [...SERVICES.flatMap(subjectsOf), ...SERVICES.map((name) => healthSubject(name))];
  const events = [
    ...leaves(identityEvents),
    ...leaves(assessmentEvents),
    ...leaves(coachingEvents),
    ...leaves(contentEvents),
    ...leaves(journalEvents),
  ];

  it('are each there once', () => {
    const all = [...rpc, ...events];
    expect(all.filter((subject, index) => all.indexOf(subject) !== index)).toEqual([]);
  });

  it('of requests are rpc.<service>.<thing>.<verb>.v<n>', () => {
    expect(rpc.filter((subject) => !/^rpc(\.[a-z]+(-[a-z]+)*){3}\.v\d+$/.test(subject))).toEqual([]);
  });

  it.each(SERVICES)('of requests to %s bear its name', (service) => {
    expect(subjectsOf(service).filter((subject) => !subject.startsWith(`rpc.${service}.`))).toEqual([]);
  });

  it('of events are evt.<service>.<thing>.<what happened>.v<n>', () => {
    expect(events.filter((subject) => !/^evt(\.[a-z]+(-[a-z]+)*){3}\.v\d+$/.test(subject))).toEqual([]);
  });
});
