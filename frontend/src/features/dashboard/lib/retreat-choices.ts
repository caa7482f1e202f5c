import { HOW_HEARD, RETREAT_RELATIONSHIP_LENGTHS } from '@anew/contracts/content/views';
import * as words from '@anew/words/retreat';

const LENGTH_LABELS: Record<(typeof RETREAT_RELATIONSHIP_LENGTHS)[number], () => string> = {
  'less-than-1-year': words.underOne,
  '1-2-years': words.oneToTwo,
  '3-5-years': words.threeToFive,
  '5-10-years': words.fiveToTen,
  'more-than-10-years': words.overTen,
};

const HEARD_LABELS: Record<(typeof HOW_HEARD)[number], () => string> = {
  search: words.search,
  'social-media': words.socialMedia,
  referral: words.referral,
  podcast: words.podcast,
  blog: words.blog,
  other: words.other,
};

const unsaid = () => ({ value: '', label: words.unsaid() });

export const relationshipLengths = () => [
  unsaid(),
  ...RETREAT_RELATIONSHIP_LENGTHS.map((value) => ({ value, label: LENGTH_LABELS[value]() })),
];

export const waysOfHearing = () => [
  unsaid(),
  ...HOW_HEARD.map((value) => ({ value, label: HEARD_LABELS[value]() })),
];
