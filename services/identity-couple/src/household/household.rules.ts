import type { SaveHouseholdDto, SaveStoryDto } from '@anew/contracts/household/dto';
import type {
  ChildrenFrom,
  Household,
  HouseholdFacts,
  HouseholdWays,
  Past,
  Story,
} from '@anew/contracts/household/views';
import { given } from '@anew/contracts/optional';
import type { HouseholdAnswers, Side } from './household.entity.js';
import { standsAlone } from './household.errors.js';

/** Slot of a member of a couple, which has two. */
export type Slot = 1 | 2;

const otherSlot = (slot: Slot): Slot => (slot === 1 ? 2 : 1);

function sideOf(from: ChildrenFrom, slot: Slot): Side {
  if (from === 'ours') return 'ours';
  return from === 'mine' ? slot : otherSlot(slot);
}

function fromOf(side: Side, slot: Slot): ChildrenFrom {
  if (side === 'ours') return 'ours';
  return side === slot ? 'mine' : 'partners';
}

/**
 * Answers in their stored form. What `input` leaves out stays as it is known. Without children, there is nothing to say about
 * their ages and days.
 */
export function answersFrom(
  input: SaveHouseholdDto,
  slot: Slot,
  known: HouseholdAnswers | null,
): HouseholdAnswers {
  const said: SaveHouseholdDto = { ...(known && householdFor(slot, known)), ...given(input) };
  const { children, ageBands, days, faith, places } = said;
  const ways = { faith: faith ?? null, places: places ?? null };
  if (!children?.length) return { children: children ? [] : null, ageBands: [], days: null, ...ways };
  return {
    children: children.map((from) => sideOf(from, slot)),
    ageBands: ageBands ?? [],
    days: days ?? null,
    ...ways,
  };
}

/** Household in the words of the member in this slot. */
export function householdFor(slot: Slot, answers: HouseholdAnswers): Household {
  const { children, ageBands, days } = answers;
  return {
    children: children?.map((side) => fromOf(side, slot)) ?? null,
    ageBands,
    days,
    ...waysOf(answers),
  };
}

const waysOf = ({ faith, places }: HouseholdAnswers): HouseholdWays => ({
  faith: faith ?? null,
  places: places ?? null,
});

/** The same answers for a person who has moved to the other slot. */
export function swapped({ children, ...rest }: HouseholdAnswers): HouseholdAnswers {
  return {
    ...rest,
    children: children?.map((side) => (side === 'ours' ? side : otherSlot(side))) ?? null,
  };
}

export function factsOf(answers: HouseholdAnswers | null): HouseholdFacts | null {
  if (!answers?.children) return null;
  const { children, ageBands, days } = answers;
  const ours = children.includes('ours');
  return { fromBefore: children.length - (ours ? 1 : 0), ours, ageBands, days };
}

/** How the couple lives, as far as it has said. */
export function knownWays(answers: HouseholdAnswers | null): HouseholdWays | null {
  return answers && waysOf(answers);
}

const ALONE: readonly Past[] = ['first-marriage', 'rather-not-say'];

/**
 * The story after a change. What `input` leaves out stays as it is known.
 * @throws DomainError `validation_failed` for answers that contradict each other
 */
export function storyFrom(input: SaveStoryDto, known: Story | null): Story {
  const said: SaveStoryDto = { ...known, ...given(input) };
  const past = said.past ?? [];
  if (past.length > 1 && past.some((each) => ALONE.includes(each))) throw standsAlone();
  return { past, first: said.first ?? null };
}

/**
 * Whether the person's couple should get nothing that presumes a divorce. Several answers have the same effect, among them
 * the one that says nothing, so that a partner who notices cannot tell which it was.
 */
export function isCareful({ past }: Pick<Story, 'past'>): boolean {
  return past.some((each) => each !== 'divorced');
}
