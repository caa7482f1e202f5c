import { HOW_HEARD, RETREAT_RELATIONSHIP_LENGTHS } from '@anew/contracts/content/views';

const LENGTH_LABELS: Record<(typeof RETREAT_RELATIONSHIP_LENGTHS)[number], string> = {
  'less-than-1-year': 'Less than 1 year',
  '1-2-years': '1-2 years',
  '3-5-years': '3-5 years',
  '5-10-years': '5-10 years',
  'more-than-10-years': 'More than 10 years',
};

const HEARD_LABELS: Record<(typeof HOW_HEARD)[number], string> = {
  search: 'Search engine',
  'social-media': 'Social media',
  referral: 'Someone told us',
  podcast: 'Podcast',
  blog: 'Blog',
  other: 'Other',
};

const UNSAID = { value: '', label: 'Prefer not to say' };

export const RELATIONSHIP_LENGTHS = [
  UNSAID,
  ...RETREAT_RELATIONSHIP_LENGTHS.map((value) => ({ value, label: LENGTH_LABELS[value] })),
];

export const WAYS_OF_HEARING = [UNSAID, ...HOW_HEARD.map((value) => ({ value, label: HEARD_LABELS[value] }))];
