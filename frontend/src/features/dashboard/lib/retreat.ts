import { HOW_HEARD, RETREAT_RELATIONSHIP_LENGTHS } from '@anew/contracts/content/views';
import type { RetreatInterest } from '#api/content';

export const EMAIL_MISSING = 'Please enter your email address to express interest.';

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

export type RetreatWords = Record<keyof RetreatInterest, string>;

export const NOTHING_SAID: RetreatWords = {
  email: '',
  firstName: '',
  lastName: '',
  partnerName: '',
  relationshipLength: '',
  howHeard: '',
};

/** The request, without blank fields: the server requires an address and accepts no empty choices. */
export function toInterest({ email, ...optional }: RetreatWords): RetreatInterest {
  const said = Object.entries(optional)
    .map(([field, text]) => [field, text.trim()] as const)
    .filter(([, text]) => text !== '');
  return { email: email.trim(), ...Object.fromEntries(said) };
}
