import { assessmentRpc } from '../assessment/rpc.js';
import { coachingRpc } from '../coaching/rpc.js';
import { contentRpc } from '../content/rpc.js';
import { identityRpc } from '../identity/rpc.js';
import { journalRpc } from '../journal/rpc.js';
import type { ServiceName } from './services.js';

type Subjects = Readonly<Record<string, Readonly<Record<string, string>>>>;

const SUBJECTS: Record<ServiceName, Subjects> = {
  'identity-couple': identityRpc,
  content: contentRpc,
  journal: journalRpc,
  assessment: assessmentRpc,
  coaching: coachingRpc,
};

/** Subjects of all calls that a service answers, streams included. Its health is not one of them. */
export const subjectsOf = (service: ServiceName): string[] =>
  Object.values(SUBJECTS[service]).flatMap((group) => Object.values(group));
