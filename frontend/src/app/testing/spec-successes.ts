import { rows, type SpecRow } from './spec-row';

const SETUP = 'frontend/src/app/setup.spec.tsx';
const INVITE = 'frontend/src/app/invite.spec.tsx';
const MERGE = 'frontend/src/app/merge.spec.tsx';
const APPRECIATION = 'frontend/src/features/dashboard/components/daily-appreciation.spec.tsx';
const ACTIVITY = 'frontend/src/features/dashboard/components/todays-activity.spec.tsx';
const RETREAT = 'frontend/src/features/dashboard/components/retreat-card.spec.tsx';
const RATING = 'frontend/src/features/dashboard/components/rate-question.spec.tsx';
const STEPS = 'frontend/src/features/modules/components/action-steps.spec.tsx';
const CONVERSATIONS = 'frontend/src/features/coaching/components/conversations.spec.tsx';
const NEW_ENTRY = 'frontend/src/features/journal/new-entry.spec.tsx';
const OWN_ENTRIES = 'frontend/src/features/journal/own-entries.spec.tsx';
const SUBMISSION = 'frontend/src/features/assessment/submission.spec.tsx';
const PARTNERSHIP = 'frontend/src/features/profile/partnership.spec.tsx';

export const SPEC_SUCCESSES: readonly SpecRow[] = [
  ...rows(8, 'Success messages', [
    [
      'Welcome! Your account has been created successfully',
      SETUP,
      'welcomes, and is at home a second later',
      'Welcome!',
      'Your account has been created successfully',
    ],
    [
      "Welcome to Your Partner's Account!",
      SETUP,
      'sends the trimmed code, welcomes, forgets the code and goes home',
      "Welcome to Your Partner's Account!",
    ],
    [
      'Welcome to your couple account!',
      INVITE,
      'joins, welcomes and loads home in full a second later',
      'Welcome to your couple account!',
    ],
    [
      "Interest Received! (Thank you for your interest! We'll be in touch with retreat details.)",
      RETREAT,
      'sends what was said and leaves out what was not',
      'Interest Received!',
      "Thank you for your interest! We'll be in touch with retreat details.",
    ],
    ['Activity completed!', ACTIVITY, 'is completed with one press, for good', 'Activity completed!'],
    [
      'Appreciation saved!',
      APPRECIATION,
      'saves what was written, says so, closes, and shows it',
      'Appreciation saved!',
    ],
    ['Progress Updated', STEPS, 'answer a press at once, before the server does', 'Progress Updated'],
    ['Thank you!', RATING, 'says thank you, shows what was chosen, and may be changed', 'Thank you!'],
    ['Text Message Copied!', PARTNERSHIP, 'copies a text message with the link', 'Text Message Copied!'],
    ['Link Copied!', PARTNERSHIP, 'copies the link', 'Link Copied!'],
    [
      'Conversation deleted successfully.',
      CONVERSATIONS,
      'asks, deletes and says so',
      'Conversation deleted successfully.',
    ],
    [
      'Entry saved! (shared: Your reflection has been shared with your partner. Private: Your private reflection has been saved.)',
      NEW_ENTRY,
      'saves a %s entry, says so, closes the form and forgets the draft',
      'Entry saved!',
      'Your reflection has been shared with your partner.',
      'Your private reflection has been saved.',
    ],
    [
      'Entry deleted',
      OWN_ENTRIES,
      'asks, deletes, says so and leaves the focus at the list',
      'Entry deleted',
    ],
    [
      'Assessment completed!',
      SUBMISSION,
      'says so, gives up the local copy and hands the focus to the new screen',
      'Assessment completed!',
    ],
    [
      'Accounts Merged Successfully!',
      MERGE,
      'sends the trimmed code, says that it worked, closes and reads everything again',
      'Accounts Merged Successfully!',
    ],
  ]),
];
