import {
  type Household,
  type Past,
  type Story,
  type Weekday,
  WEEKDAYS,
} from '@anew/contracts/household/views';

const PARTS = ['all', 'household', 'story'] as const;
/** Questions of a visit: all of them at the beginning, or those that are changed later. */
export type Part = (typeof PARTS)[number];

export type Step = 'name' | 'children' | 'ages' | 'days' | 'faith' | 'places' | 'past' | 'first';

/** Answers that have been chosen so far. */
export interface Draft {
  firstName: string;
  household: Household;
  story: Story;
}

export const NO_HOUSEHOLD: Household = {
  children: null,
  ageBands: [],
  days: null,
  faith: null,
  places: null,
};
export const NO_STORY: Story = { past: [], first: null };

/** Questions about children, as far as the answers so far make sense of them. */
function childrenSteps({ children, ageBands }: Household): Step[] {
  if (!children?.length) return ['children'];
  const areGrown = ageBands.length > 0 && ageBands.every((band) => band === 'grown');
  return areGrown ? ['children', 'ages'] : ['children', 'ages', 'days'];
}

/**
 * Questions in their order. Each screen has one of them. Those about how the two live are asked when they describe their
 * home, and not at the beginning, which is to take four taps.
 */
export function stepsOf(part: Part, { household }: Draft): Step[] {
  const story: Step[] = ['past', 'first'];
  if (part === 'story') return story;
  const children = childrenSteps(household);
  return part === 'household' ? [...children, 'faith', 'places'] : ['name', ...children, ...story];
}

export const partOf = (value: string | null): Part => PARTS.find((part) => part === value) ?? 'all';

/** Adds a value to a choice of several, or takes it out. */
export function toggled<T>(values: readonly T[], value: T): T[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}

/** The same for a choice that has "none" in it, which excludes all others; then the list is empty. `null` is no choice. */
export function toggledOrNone<T>(values: readonly T[] | null, value: T | 'none'): T[] | null {
  if (value === 'none') return values?.length === 0 ? null : [];
  const next = toggled(values ?? [], value);
  return next.length > 0 ? next : null;
}

const ALONE: readonly Past[] = ['first-marriage', 'rather-not-say'];

/** The same for a person's past, of which some answers exclude all others. */
export function toggledPast(past: readonly Past[], value: Past): Past[] {
  if (ALONE.includes(value)) return past.includes(value) ? [] : [value];
  return toggled(
    past.filter((each) => !ALONE.includes(each)),
    value,
  );
}

export type Presence = 'always' | 'some-days' | 'changing';

/** @param days null if nobody has said */
export function presenceOf(days: readonly Weekday[] | null): Presence | null {
  if (!days) return null;
  if (days.length === 0) return 'changing';
  return days.length === WEEKDAYS.length ? 'always' : 'some-days';
}
