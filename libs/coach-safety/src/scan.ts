import { type Match, type Message, messageOf, PhraseFinder } from './match.js';
import { isLifted, isNegatedBefore } from './negation.js';
import { SENTENCE_END, wordsOf } from './normalize.js';
import { CHILD_IN_DANGER } from './phrases/child-in-danger.js';
import { EVERYDAY } from './phrases/everyday.js';
import { HARMING_OTHERS } from './phrases/harming-others.js';
import { GOES_ON, OVER } from './phrases/persons.js';
import type { PhraseGroup } from './phrases/phrase.js';
import { PRINTS } from './phrases/prints.js';
import { SPANISH } from './phrases/spanish.js';
import { SUICIDE } from './phrases/suicide.js';
import { VIOLENCE } from './phrases/violence.js';
import { doerOf, namesWriter } from './speaker.js';
import type { Concern } from './verdict.js';

export type About = 'self' | 'other';

/** What phrases find in one message, for each concern alone and regardless of the conversation. */
interface Spotted {
  /** Concerns in the present, and whom each is about. */
  present: ReadonlyMap<Concern, About>;
  /** Concerns that are over and no longer a danger, by the writer's own words. */
  past: ReadonlySet<Concern>;
  /** Concerns that the message may continue, if they came up before. */
  related: ReadonlySet<Concern>;
}

type Label =
  | { role: 'everyday' | 'over' | 'goes-on' }
  | { role: 'unless' | 'by-another'; group: PhraseGroup }
  | { role: 'phrase'; group: PhraseGroup; concern: Concern };
type Found = Match<Extract<Label, { role: 'phrase' }>>;

const GROUPS: Readonly<Record<Concern, readonly PhraseGroup[]>> = {
  'child-in-danger': [...CHILD_IN_DANGER, ...PRINTS['child-in-danger'], ...SPANISH['child-in-danger']],
  suicide: [...SUICIDE, ...SPANISH.suicide],
  violence: [...VIOLENCE, ...PRINTS.violence, ...SPANISH.violence],
  'harming-others': [...HARMING_OTHERS, ...PRINTS['harming-others'], ...SPANISH['harming-others']],
};

/**
 * Distance in words between a phrase and its "unless". It is long because people often write without full
 * stops.
 */
const UNLESS_BEFORE = 8;
const UNLESS_BEHIND = 7;

const FINDER = new PhraseFinder<Label>([
  ...labeled(EVERYDAY, { role: 'everyday' }),
  ...labeled(OVER, { role: 'over' }),
  ...labeled(GOES_ON, { role: 'goes-on' }),
  ...(Object.entries(GROUPS) as [Concern, readonly PhraseGroup[]][]).flatMap(([concern, groups]) =>
    groups.flatMap((group) => [
      ...labeled(group.unless ?? [], { role: 'unless', group }),
      ...labeled(group.byAnother ?? [], { role: 'by-another', group }),
      ...labeled(group.phrases, { role: 'phrase', group, concern }),
    ]),
  ),
]);

function labeled(phrases: readonly string[], label: Label): [string, Label][] {
  return phrases.map((phrase) => [phrase, label]);
}

export function scan(text: string): Spotted {
  const message = messageOf(wordsOf(text));
  const context = contextOf(message, FINDER.find(message));
  const found = context.phrases.filter((match) => counts(match, context));
  const isPast = ({ label: { group } }: Found): boolean => group.kind === 'past';
  const alarming = found.filter((match) => match.label.group.kind !== 'related' && !isPast(match));
  return {
    present: aboutWhom(
      message,
      alarming.filter((match) => !isOver(match, context)),
    ),
    past: concernsOf(found.filter((match) => isPast(match) || isOver(match, context))),
    related: concernsOf(found),
  };
}

/** Everything found in a message, arranged for the checks that follow. */
interface Context {
  message: Message;
  phrases: readonly Found[];
  /** Whether each word belongs to a figure of speech. */
  everyday: readonly boolean[];
  unless: ReadonlyMap<PhraseGroup, readonly Match<Label>[]>;
  byAnother: ReadonlyMap<PhraseGroup, readonly Match<Label>[]>;
  /** Whether the message speaks of something that ended, and of nothing that continues. */
  isOver: boolean;
}

function contextOf(message: Message, matches: readonly Match<Label>[]): Context {
  const everyday = message.words.map(() => false);
  const unless = new Map<PhraseGroup, Match<Label>[]>();
  const byAnother = new Map<PhraseGroup, Match<Label>[]>();
  for (const match of matches) {
    const { label, start, end } = match;
    if (label.role === 'everyday') everyday.fill(true, start, end);
    if (label.role === 'unless') unless.set(label.group, [...(unless.get(label.group) ?? []), match]);
    if (label.role === 'by-another')
      byAnother.set(label.group, [...(byAnother.get(label.group) ?? []), match]);
  }
  const has = (role: Label['role']): boolean => matches.some(({ label }) => label.role === role);
  return {
    message,
    phrases: matches.filter(isPhrase),
    everyday,
    unless,
    byAnother,
    isOver: has('over') && !has('goes-on'),
  };
}

const isPhrase = (match: Match<Label>): match is Found => match.label.role === 'phrase';

function counts(match: Found, { message, everyday, unless, byAnother }: Context): boolean {
  const { group } = match.label;
  if (isNegated(match, message)) return false;
  if (everyday.slice(match.start, match.end).includes(true)) return false;
  if (unless.get(group)?.some((other) => isBeside(match, other, message.words))) return false;
  if (byAnother.get(group)?.some((other) => overlap(match, other))) return false;
  if (group.byChild === undefined && group.byFormer !== 'everyday') return true;
  const doer = doerOf(message.words, match);
  return !(doer === 'child' && group.byChild) && !(doer === 'former' && group.byFormer === 'everyday');
}

function isNegated(match: Found, { words, negators }: Message): boolean {
  const { negation } = match.label.group;
  if (negation === 'ignored') return false;
  if (!match.negatedInside && !isNegatedBefore(words, negators, match.start)) return false;
  return !isLifted(words, match.end, negation === 'unless-but');
}

const overlap = (one: Match<Label>, other: Match<Label>): boolean =>
  one.start < other.end && other.start < one.end;

/** Whether the two matches are near each other and in the same sentence. */
function isBeside(match: Found, other: Match<Label>, words: readonly string[]): boolean {
  if (other.end < match.start - UNLESS_BEFORE || other.start > match.end + UNLESS_BEHIND) return false;
  const [from, to] = [Math.min(match.end, other.end), Math.max(match.start, other.start)];
  return !words.slice(from, to).includes(SENTENCE_END);
}

/**
 * Whether a former spouse's violence is over: the message says so, and nothing in it says that it continues.
 */
const isOver = (match: Found, { isOver: ended, message }: Context): boolean =>
  ended && match.label.group.byFormer === 'may-be-over' && doerOf(message.words, match) === 'former';

function aboutWhom(message: Message, found: readonly Found[]): Map<Concern, About> {
  const about = new Map<Concern, About>();
  for (const concern of concernsOf(found)) {
    const own = found.filter(({ label }) => label.concern === concern);
    const isOthers = own.some(({ label }) => label.group.about === 'other');
    const isOwn = own.some((match) => isAboutWriter(match, message));
    about.set(concern, isOthers && !isOwn ? 'other' : 'self');
  }
  return about;
}

function isAboutWriter(match: Found, { words }: Message): boolean {
  const { about } = match.label.group;
  return about === 'self' || (about === undefined && namesWriter(words, match));
}

function concernsOf(found: readonly Found[]): Set<Concern> {
  return new Set(found.map(({ label }) => label.concern));
}
