import type {
  AgeBand,
  ChildrenFrom,
  Faith,
  Household,
  Setting,
  Weekday,
} from '@anew/contracts/household/views';
import { WEEKDAYS } from '@anew/contracts/household/views';
import * as words from '@anew/words/household';
import { list } from './list';

export const CHILDREN: Readonly<Record<ChildrenFrom, () => string>> = {
  mine: words.mine,
  partners: words.partners,
  ours: words.ours,
};

export const AGES: Readonly<Record<AgeBand, () => string>> = {
  'under-6': words.under6,
  '6-to-12': words.from6to12,
  teens: words.teens,
  grown: words.grown,
};

export const DAYS: Readonly<Record<Weekday, () => string>> = {
  monday: words.monday,
  tuesday: words.tuesday,
  wednesday: words.wednesday,
  thursday: words.thursday,
  friday: words.friday,
  saturday: words.saturday,
  sunday: words.sunday,
};

export const FAITH_WORDS: Readonly<Record<Faith, () => string>> = {
  one: words.sameFaith,
  several: words.severalFaiths,
  none: words.noFaith,
};

export const SETTING_WORDS: Readonly<Record<Setting, () => string>> = {
  kitchen: words.kitchen,
  outdoors: words.outdoors,
};

/** Days on which children are here, in a few words. Empty if nobody has said. */
function daysText(days: Weekday[] | null): string {
  if (!days) return '';
  if (days.length === 0) return words.daysChange();
  return days.length === WEEKDAYS.length ? words.everyDay() : list(days.map((day) => DAYS[day]()));
}

/** Empty if nobody has said. */
function orNone(said: string[] | undefined, none: string): string {
  if (!said) return '';
  return said.length === 0 ? none : list(said);
}

/** What a household says, as pairs of a name and words. What nobody has said is left out. */
export function householdLines(household: Household): [string, string][] {
  const { children, ageBands, days, faith, places } = household;
  const lines: [string, string][] = [
    [
      words.children(),
      orNone(
        children?.map((from) => CHILDREN[from]()),
        words.none(),
      ),
    ],
    [words.ages(), list(ageBands.map((band) => AGES[band]()))],
    [words.daysHere(), daysText(days)],
    [words.faith(), faith ? FAITH_WORDS[faith]() : ''],
    [
      words.where(),
      orNone(
        places?.map((setting) => SETTING_WORDS[setting]()),
        words.noPlace(),
      ),
    ],
  ];
  return lines.filter(([, said]) => said !== '');
}
