import { negatorsIn } from './negation.js';
import { SENTENCE_END } from './normalize.js';
import { parsePhrase, type PhraseElement, wordingsOf } from './pattern.js';

/** A match that covers the words from `start` up to, but not including, `end`. */
export interface Match<Label> {
  label: Label;
  start: number;
  end: number;
  /** Whether a gap of the phrase contains a "not" or "never". */
  negatedInside: boolean;
}

export interface Message {
  words: readonly string[];
  /** Whether the word at each index negates what follows. */
  negators: readonly boolean[];
}

export const messageOf = (words: readonly string[]): Message => ({ words, negators: negatorsIn(words) });

/** Wordings of one element of a phrase by their first word, each without it. */
interface Wordings {
  id: number;
  byFirst: ReadonlyMap<string, readonly (readonly string[])[]>;
}
type Step = { kind: 'gap'; most: number } | { kind: 'wordings'; wordings: Wordings; optional: boolean };
interface Pattern<Label> {
  label: Label;
  steps: readonly Step[];
  first: Wordings;
  /**
   * Elements that must occur, those with the fewest wordings first, because they are likely to be the rarest.
   */
  required: readonly number[];
}

/**
 * Positions at which a phrase may continue, relative to its first word: bit n stands for n words after it.
 */
interface Reach {
  clean: number;
  /** The same positions, reached through a gap that contains a negator. */
  negated: number;
}

/** Longest span of a phrase in words, which must fit into the bits of an integer. */
const LONGEST = 31;
const IN_REACH = 0x7fffffff;

/**
 * Wordings of all finders by how they are written. They are shared, because some sixty finders read each
 * message.
 */
const WORDINGS = new Map<string, Wordings>();
const IDS_BY_FIRST = new Map<string, number[]>();

function wordingsFor(source: string): Wordings {
  const known = WORDINGS.get(source);
  if (known) return known;
  const byFirst = new Map<string, (readonly string[])[]>();
  for (const [first = '', ...rest] of wordingsOf(source)) pushTo(byFirst, first, rest);
  const entered = { id: WORDINGS.size, byFirst };
  WORDINGS.set(source, entered);
  for (const first of byFirst.keys()) pushTo(IDS_BY_FIRST, first, entered.id);
  return entered;
}

/**
 * Finds labeled phrases. A phrase is tried only if each of its required elements has a word in the message.
 * From each start, all its gaps are followed at once. So the work is limited by words × phrases, whatever the
 * message.
 */
export class PhraseFinder<Label> {
  /** Patterns by their rarest element, so that most are passed over together. */
  private readonly patterns = new Map<number, Pattern<Label>[]>();

  constructor(phrases: Iterable<readonly [string, Label]>) {
    for (const [phrase, label] of phrases) {
      const pattern = compile(phrase, label);
      pushTo(this.patterns, pattern.required[0] ?? pattern.first.id, pattern);
    }
  }

  find(message: Message): Match<Label>[] {
    const ground = groundOf(message);
    const matches: Match<Label>[] = [];
    for (const [rarest, patterns] of this.patterns)
      if (ground.present[rarest] === 1)
        for (const pattern of patterns)
          if (pattern.required.every((id) => ground.present[id] === 1))
            for (const start of ground.starts(pattern.first))
              matches.push(...matchesAt(pattern, start, ground));
    return matches;
  }
}

function compile<Label>(phrase: string, label: Label): Pattern<Label> {
  const steps = parsePhrase(phrase).map(stepOf);
  const required = steps
    .flatMap((step) => (step.kind === 'gap' || step.optional ? [] : [step.wordings]))
    .sort((one, other) => one.byFirst.size - other.byFirst.size)
    .map(({ id }) => id);
  const [first] = steps;
  if (first?.kind !== 'wordings' || first.optional)
    throw new Error(`Begin with a word that must be there: ${phrase}`);
  return { label, steps, first: first.wordings, required };
}

function stepOf(element: PhraseElement): Step {
  if (element.kind === 'gap') return element;
  return { kind: 'wordings', wordings: wordingsFor(element.source), optional: element.optional };
}

/** Positions of an element's wordings in a message, as bits. */
interface Stands {
  /** Positions of wordings of a single word. */
  single: readonly number[];
  /** Positions of the first words of longer wordings. */
  head: readonly number[];
}

/** A message, prepared for matching many phrases. */
class Ground {
  readonly words: readonly string[];
  /** For the id of each element's wordings, 1 if the first word of one stands in the message. */
  readonly present = new Uint8Array(WORDINGS.size);
  private readonly places = new Map<string, number[]>();
  private readonly crossable: Int32Array;
  private readonly negating: Int32Array;
  private readonly standsById = new Map<number, Stands>();

  constructor({ words, negators }: Message) {
    this.words = words;
    words.forEach((word, at) => pushTo(this.places, word, at));
    this.crossable = windowsOf(words, (word) => word !== SENTENCE_END);
    this.negating = windowsOf(negators, Boolean);
    for (const word of this.places.keys())
      for (const id of IDS_BY_FIRST.get(word) ?? []) this.present[id] = 1;
  }

  starts(wordings: Wordings): readonly number[] {
    const { single, head } = this.stands(wordings);
    return head.length === 0 ? single : [...new Set([...single, ...head])];
  }

  cross(start: number, most: number, { clean, negated }: Reach): Reach {
    const [crossable = 0, negating = 0] = [this.crossable[start], this.negating[start]];
    let [cleanEdge, negatedEdge] = [clean, negated];
    const reach = { clean, negated };
    for (let step = 0; step < most && (cleanEdge | negatedEdge) !== 0; step += 1) {
      negatedEdge = ((negatedEdge & crossable) | (cleanEdge & crossable & negating)) << 1;
      cleanEdge = (cleanEdge & crossable & ~negating) << 1;
      reach.clean |= cleanEdge;
      reach.negated |= negatedEdge;
    }
    return reach;
  }

  /** Positions reached from `from`, a set of bits, when one of the wordings follows. */
  read(start: number, wordings: Wordings, from: number): number {
    if (from === 0) return 0;
    const { single, head } = this.stands(wordings);
    let reached = (from & windowOn(single, start)) << 1;
    for (let rest = from & windowOn(head, start); rest !== 0; rest &= rest - 1)
      reached |= this.readLonger(start, 31 - Math.clz32(rest & -rest), wordings);
    return reached & IN_REACH;
  }

  private readLonger(start: number, offset: number, { byFirst }: Wordings): number {
    const at = start + offset;
    let reached = 0;
    for (const others of byFirst.get(this.words[at] ?? '') ?? []) {
      const end = offset + 1 + others.length;
      if (end < LONGEST && others.every((word, index) => this.words[at + 1 + index] === word))
        reached |= 1 << end;
    }
    return reached;
  }

  private stands({ id, byFirst }: Wordings): Stands {
    const known = this.standsById.get(id);
    if (known) return known;
    const single: number[] = [];
    const head: number[] = [];
    for (const [word, others] of byFirst) {
      const places = this.places.get(word);
      if (!places) continue;
      if (others.some(({ length }) => length === 0)) single.push(...places);
      if (others.some(({ length }) => length > 0)) head.push(...places);
    }
    const stands = { single, head };
    this.standsById.set(id, stands);
    return stands;
  }
}

const GROUNDS = new WeakMap<Message, Ground>();

/** What is prepared of a message, made once, unless a finder with other wordings has been made since. */
function groundOf(message: Message): Ground {
  const known = GROUNDS.get(message);
  if (known?.present.length === WORDINGS.size) return known;
  const ground = new Ground(message);
  GROUNDS.set(message, ground);
  return ground;
}

function windowOn(places: readonly number[], start: number): number {
  let window = 0;
  for (const at of places) if (at >= start && at < start + LONGEST) window |= 1 << (at - start);
  return window;
}

/** For each index, bits that say which items at and after it are marked. */
function windowsOf<Item>(items: readonly Item[], isMarked: (item: Item) => boolean): Int32Array {
  const windows = Int32Array.from(items, (item) => (isMarked(item) ? 1 : 0));
  for (let at = windows.length - 2; at >= 0; at -= 1)
    windows[at] = (windows[at] ?? 0) | ((windows[at + 1] ?? 0) << 1);
  return windows;
}

function matchesAt<Label>({ label, steps }: Pattern<Label>, start: number, ground: Ground): Match<Label>[] {
  let reach: Reach = { clean: 1, negated: 0 };
  for (const step of steps) {
    reach = step.kind === 'gap' ? ground.cross(start, step.most, reach) : readOn(step, start, reach, ground);
    if ((reach.clean | reach.negated) === 0) return [];
  }
  return [...endsOf(label, start, reach.clean, false), ...endsOf(label, start, reach.negated, true)];
}

function readOn(
  { wordings, optional }: Step & { kind: 'wordings' },
  start: number,
  { clean, negated }: Reach,
  ground: Ground,
): Reach {
  const reach = {
    clean: ground.read(start, wordings, clean),
    negated: ground.read(start, wordings, negated),
  };
  return optional ? { clean: reach.clean | clean, negated: reach.negated | negated } : reach;
}

function endsOf<Label>(label: Label, start: number, bits: number, negatedInside: boolean): Match<Label>[] {
  const matches: Match<Label>[] = [];
  for (let offset = 1; offset < LONGEST; offset += 1)
    if (bits & (1 << offset)) matches.push({ label, start, end: start + offset, negatedInside });
  return matches;
}

function pushTo<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
