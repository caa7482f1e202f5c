import type { FocusModuleSlug } from '@anew/contracts/content/module-slugs';
import type {
  AgeBand,
  ChildrenFrom,
  Faith,
  Household,
  Past,
  Place,
  Story,
  Weekday,
} from '@anew/contracts/household/views';
import { WEEKDAYS } from '@anew/contracts/household/views';

export const CHILDREN: Readonly<Record<ChildrenFrom, string>> = {
  mine: 'Mine, from before',
  partners: 'My partner’s, from before',
  ours: 'Ours together',
};

export const AGES: Readonly<Record<AgeBand, string>> = {
  'under-6': 'Under 6',
  '6-to-12': '6 to 12',
  teens: 'Teenagers',
  grown: 'Grown up',
};

export const DAYS: Readonly<Record<Weekday, string>> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

export const FAITHS: Readonly<Record<Faith, string>> = {
  one: 'Yes, the same for both of us',
  several: 'Yes, more than one',
  none: 'No',
};

export const PLACES: Readonly<Record<Place, string>> = {
  kitchen: 'In a kitchen we can both use',
  outdoors: 'Outdoors, near home',
};

export const NO_PLACE = 'Neither works for us';

export const PASTS: Readonly<Record<Past, string>> = {
  divorced: 'I was divorced or separated',
  widowed: 'I was widowed',
  'first-marriage': 'This is my first marriage',
  'rather-not-say': 'I’d rather not say',
};

export const FIRST: Readonly<Record<FocusModuleSlug, string>> = {
  'love-fun-intimacy': 'More closeness and fun',
  'communication-complexity': 'Talks that go better',
  'emotional-safety': 'Feeling at ease with each other',
  'our-vision': 'Plans for our life together',
  'practical-blending': 'Home, money and everyday life',
  'external-influences': 'Calm with the people around us',
};

const list = (words: readonly string[]): string =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(words);

/** Days on which children are here, in a few words. Empty if nobody has said. */
function daysText(days: Weekday[] | null): string {
  if (!days) return '';
  if (days.length === 0) return 'The days change';
  return days.length === WEEKDAYS.length ? 'Every day' : list(days.map((day) => DAYS[day]));
}

/** Empty if nobody has said. */
function orNone(words: string[] | undefined, none: string): string {
  if (!words) return '';
  return words.length === 0 ? none : list(words);
}

/** What a household says, as pairs of a name and words. What nobody has said is left out. */
export function householdLines(household: Household): [string, string][] {
  const { children, ageBands, days, faith, places } = household;
  const lines: [string, string][] = [
    [
      'Children',
      orNone(
        children?.map((from) => CHILDREN[from]),
        'None',
      ),
    ],
    ['Ages', list(ageBands.map((band) => AGES[band]))],
    ['Days here', daysText(days)],
    ['Faith at home', faith ? FAITHS[faith] : ''],
    [
      'Where you do things',
      orNone(
        places?.map((place) => PLACES[place]),
        NO_PLACE,
      ),
    ],
  ];
  return lines.filter(([, words]) => words !== '');
}

export function storyLines({ past, first }: Story): [string, string][] {
  const lines: [string, string][] = [
    ['Before', list(past.map((each) => PASTS[each]))],
    ['First in your modules', first ? FIRST[first] : ''],
  ];
  return lines.filter(([, words]) => words !== '');
}
