import { rows, type SpecRow } from './spec-row';

const QUERIES = 'frontend/src/shared/api/query-client.spec.ts';
const CURRENT_USER = 'frontend/src/features/account/current-user.spec.tsx';
const SETUP = 'frontend/src/app/setup.spec.tsx';
const INVITE = 'frontend/src/app/invite.spec.tsx';
const RETREAT = 'frontend/src/features/dashboard/components/retreat-card.spec.tsx';
const DASHBOARD = 'frontend/src/features/dashboard/components/dashboard-page.spec.tsx';
const MODULES = 'frontend/src/features/modules/components/modules-page.spec.tsx';
const BUILT_IN = 'frontend/src/features/modules/lib/built-in-modules.spec.ts';
const DICTATION = 'frontend/src/shared/lib/use-dictation.spec.tsx';
const COACH_SETTINGS = 'frontend/src/features/coaching/components/settings.spec.tsx';
const JOURNAL_STATS = 'frontend/src/features/journal/lib/stats.spec.ts';
const JOURNAL_WORDS = 'frontend/src/features/journal/lib/words.spec.ts';
const ASSESSMENT = 'frontend/src/features/assessment/assessment-page.spec.tsx';
const POLLING = 'frontend/src/features/assessment/results-polling.spec.tsx';
const INSTRUMENT = 'libs/contracts/src/assessment/instrument.spec.ts';
const FOCUS = 'frontend/src/features/settings/focus-areas.spec.tsx';
const SETTINGS = 'frontend/src/features/settings/settings.spec.tsx';
const AVATAR = 'frontend/src/features/profile/avatar.spec.tsx';
const PROFILE_LIB = 'frontend/src/features/profile/lib/lib.spec.ts';
const TOAST = 'frontend/src/shared/ui/toast/toast.spec.tsx';
const TOOLTIP = 'frontend/src/shared/ui/tooltip.spec.tsx';
const HELP = 'frontend/src/features/help/help-page.spec.tsx';
const PRIVACY = 'frontend/src/features/privacy/privacy-page.spec.tsx';
const FOOTER = 'frontend/src/app/layout/footer.spec.tsx';
const COUPLES = 'services/identity-couple/test/couples.medium-spec.ts';
const LOOK = 'frontend/e2e/journeys/look.journey.ts';

export const SPEC_CONSTANTS: readonly SpecRow[] = [
  ...rows(9, 'Invite', [
    ['Invite code: 8 characters.', COUPLES, 'gives a person one of their own, and only one', 8],
    [
      'Invite link: {origin}/invite/{code}.',
      DASHBOARD,
      'offers the invite link to someone who is still alone',
      '/invite/',
    ],
  ]),
  ...rows(9, 'Redirects', [
    ['Redirect after setup success: 1 s.', SETUP, 'welcomes, and is at home a second later', 1],
    [
      'Redirect after join success: 1 s.',
      INVITE,
      'joins, welcomes and loads home in full a second later',
      980,
    ],
    [
      'Redirect after join success on the setup screen: 1 s.',
      SETUP,
      'sends the trimmed code, welcomes, forgets the code and goes home',
      1,
    ],
    [
      'After an unauthorized setup: 2 s.',
      SETUP,
      'asks to log in and goes there two seconds later when the answer says %s',
      '/api/login',
      2,
    ],
  ]),
  ...rows(9, 'Queries', [
    [
      'Query data is fresh for 30 s. Unused cache entries are discarded after 5 minutes. There is no polling and no refetch on window focus.',
      QUERIES,
      'is fresh for 30 s, kept for 5 minutes, and not asked again on focus or by the clock',
      30_000,
      300_000,
      'refetchInterval: false',
      'refetchOnWindowFocus: false',
    ],
    [
      'The current-user query refetches on focus.',
      CURRENT_USER,
      'is asked for again on focus once it is older than 30 s',
      29,
      2,
    ],
    [
      'The current-user query refetches on mount.',
      CURRENT_USER,
      'is asked for again on mount once it is older than 30 s',
      31,
      2,
    ],
    [
      'The current-user query is not retried on failure.',
      CURRENT_USER,
      'is not asked for again when it fails',
      503,
      1,
    ],
    ['Retries: up to 2.', QUERIES, 'is retried twice at most', 2],
    [
      'Backoff 1 s doubled per attempt and capped at 30 s.',
      QUERIES,
      'waits 1 s, doubled each time, 30 s at most',
      1_000,
      2_000,
      4_000,
      30_000,
    ],
  ]),
  ...rows(9, 'Toasts and tooltips', [
    ['Toasts: auto-close 5000 ms.', TOAST, 'closes by itself after 5 s', 4_999, 1],
    [
      'Toasts: dismissed ones are removed after 1,000,000 ms.',
      TOAST,
      'are removed 1,000,000 ms after they were dismissed',
      999_999,
      1,
    ],
    ['Toasts: swipe-to-dismiss threshold 50 px.', TOAST, 'swiped by %i px, that is still there: %p', 50, 51],
    ['Toasts: region hotkey F8.', TOAST, 'is reached by F8', 'F8'],
    ['Toasts: 1 visible at once.', TOAST, 'are one at most: a new one takes the place of the old', 1],
    ['Toasts: max width 420px on wider screens.', LOOK, 'a toast is 420 px wide at the most', 420],
    ['Tooltips: open delay 700 ms.', TOOLTIP, 'opens after 700 ms of hovering', 699, 1],
    ['Tooltips: skip delay 300 ms.', TOOLTIP, 'opens at once within 300 ms of another', 299],
    [
      'Tooltips: after the skip delay they wait again.',
      TOOLTIP,
      'waits again once 300 ms have gone by',
      301,
      699,
      1,
    ],
  ]),
  ...rows(9, 'Dashboard', [
    [
      'Dashboard shows 3 recent journal entries.',
      DASHBOARD,
      'shows the latest three journal entries and who can read them',
      3,
    ],
    [
      'Dashboard shows 3 recent appreciations.',
      DASHBOARD,
      'shows the latest three appreciations and whose they are',
      3,
    ],
    [
      'Retreat: 12 couples, Bend, Oregon, dates to be announced.',
      RETREAT,
      'says how many, where and when',
      'Bend, Oregon',
      '12 couples',
      'Dates to be announced',
    ],
  ]),
  ...rows(9, 'Assessment', [
    [
      'Assessment: 22 questions, about 15 minutes.',
      ASSESSMENT,
      'says what it is and what the partner will see',
      '22 questions, about 15 minutes',
    ],
    ['Assessment: 22 questions.', INSTRUMENT, 'asks its 22 questions in order', 22],
    ['Assessment: scores 1 to 4.', INSTRUMENT, '$id offers four options scored 1 to 4, step by step', 1, 4],
    ['Results poll every 5 s.', POLLING, 'happens every 5 s until they exist, then no more', 4_900, 5_100],
    [
      'Results: one extra refetch after 2 s.',
      POLLING,
      'happens once 2 s after a submission, then every 5 s',
      1_900,
      200,
      4_800,
    ],
  ]),
  ...rows(9, 'Modules', [
    ['Modules: 8.', BUILT_IN, 'are the eight, in order', 8],
    [
      'Modules: each shown as 20-30 minutes.',
      MODULES,
      'leads to each module and says how long it takes and how far one is',
      '20-30 minutes',
    ],
    [
      'Conversation tips suggest 20-30 minutes of uninterrupted time.',
      BUILT_IN,
      '$slug suggests how long to talk without interruption',
      '20-30 minutes of uninterrupted time',
    ],
  ]),
  ...rows(9, 'Help', [
    [
      'Help text: 8 core modules, 15-20 minutes daily, 2-3 modules to begin with.',
      HELP,
      'says how much there is: %s',
      '8 core modules',
      '15-20 minutes daily',
      '2-3 modules to begin with',
    ],
    ['Support response times are 24 h and 48 h.', HELP, 'says when %s answers: within %s', '24 h', '48 h'],
  ]),
  ...rows(9, 'Voice dictation', [
    [
      'Voice dictation: US English, continuous, with interim results.',
      DICTATION,
      'works with %s',
      "lang: 'en-US'",
      'continuous: true',
      'interimResults: true',
    ],
  ]),
  ...rows(9, 'Avatar', [
    [
      'Avatar: max 5 MB.',
      PROFILE_LIB,
      'has at most 5 MB',
      5_242_880,
      5_242_881,
      'Please select an image smaller than 5MB.',
    ],
    [
      'Avatar: crop 200x200, preview 400x400.',
      PROFILE_LIB,
      'is a circle of 200 in a preview of 400',
      200,
      400,
    ],
    [
      'Avatar: a 200x200 JPEG at quality 0.9.',
      AVATAR,
      'uploads the JPEG to the address it was given, then saves that address',
      'image/jpeg',
      '0.9',
    ],
  ]),
  ...rows(9, 'Journal', [
    [
      'Journal: streak looks back at most 365 days.',
      JOURNAL_STATS,
      'looks back 365 days, today among them',
      365,
    ],
    ['Journal: the week window is 7 days.', JOURNAL_STATS, 'is newer than 7 days ago, to the millisecond', 7],
    [
      'Reading time is word count divided by 200, rounded up, in minutes.',
      JOURNAL_WORDS,
      '%p words take %p',
      200,
      201,
    ],
  ]),
  ...rows(9, 'Settings', [
    [
      'Daily prompt timing: morning (8:00 AM), afternoon (2:00 PM), evening (7:00 PM). Question style: light, balanced, deep. AI provider preference: auto, anthropic, openai, disabled.',
      SETTINGS,
      'show every %s',
      'Morning (8:00 AM)',
      'Afternoon (2:00 PM)',
      'Evening (7:00 PM)',
      'Light',
      'Balanced',
      'Deep',
      'Automatic',
      'Anthropic',
      'OpenAI',
      'Disabled',
    ],
    ['Defaults: evening, balanced, auto.', SETTINGS, 'show the defaults', 'Evening', 'Balanced', 'Automatic'],
    [
      'auto tries the first provider then the second; disabled means curated questions only.',
      SETTINGS,
      'say what each provider choice means',
      'Tries the first provider, then the second.',
      'Curated questions only.',
    ],
    [
      'Focus priorities: high, medium, low, or inactive.',
      FOCUS,
      'is one of six, and active only with a priority',
      'High priority',
      'Medium priority',
      'Low priority',
      'Inactive',
    ],
    [
      'Default experience level in chat: beginner.',
      COACH_SETTINGS,
      'send for children, answered with "%s", what was said and no more',
      'beginner',
    ],
    [
      'Default experience level in chat, in words.',
      COACH_SETTINGS,
      'offer three levels, beginning with the first',
      'Just starting',
    ],
  ]),
  ...rows(9, 'Dates', [
    [
      'Privacy policy last updated January 10, 2025.',
      PRIVACY,
      'says when it was last updated',
      'Last updated January 10, 2025',
    ],
    ['Footer copyright year 2024.', FOOTER, 'is of 2024', '© 2024'],
  ]),
];
