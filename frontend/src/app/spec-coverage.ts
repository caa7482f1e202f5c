/** One line of the specification and a test that shows it. A line that needs two tests stands here twice. */
export interface SpecRow {
  section: 8 | 9;
  about: string;
  line: string;
  /** From the repository's root. */
  file: string;
  /** The test's title, as it is written there. */
  test: string;
  /** What the product says, to the letter. */
  texts: readonly string[];
}

type Line = readonly [line: string, file: string, test: string, ...texts: string[]];

const rows = (section: 8 | 9, about: string, lines: readonly Line[]): SpecRow[] =>
  lines.map(([line, file, test, ...texts]) => ({ section, about, line, file, test, texts }));

const APP = 'frontend/src/app';
const SHARED = 'frontend/src/shared';
const FEATURES = 'frontend/src/features';
const JOURNEYS = 'frontend/e2e/journeys';

const HTTP = `${SHARED}/api/http.spec.ts`;
const QUERIES = `${SHARED}/api/query-client.spec.ts`;
const CURRENT_USER = `${FEATURES}/account/current-user.spec.tsx`;
const SETUP = `${APP}/setup.spec.tsx`;
const INVITE = `${APP}/invite.spec.tsx`;
const MERGE = `${APP}/merge.spec.tsx`;
const APPRECIATION = `${FEATURES}/dashboard/components/daily-appreciation.spec.tsx`;
const ACTIVITY = `${FEATURES}/dashboard/components/todays-activity.spec.tsx`;
const RETREAT = `${FEATURES}/dashboard/components/retreat-card.spec.tsx`;
const RATING = `${FEATURES}/dashboard/components/rate-question.spec.tsx`;
const DASHBOARD = `${FEATURES}/dashboard/components/dashboard-page.spec.tsx`;
const STEPS = `${FEATURES}/modules/components/action-steps.spec.tsx`;
const MODULE = `${FEATURES}/modules/components/module-page.spec.tsx`;
const MODULES = `${FEATURES}/modules/components/modules-page.spec.tsx`;
const BUILT_IN = `${FEATURES}/modules/lib/built-in-modules.spec.ts`;
const DICTATION = `${SHARED}/lib/use-dictation.spec.tsx`;
const COACH_VOICE = `${FEATURES}/coaching/dictation.spec.tsx`;
const COACH_PROBLEMS = `${FEATURES}/coaching/problems.spec.tsx`;
const CONVERSATIONS = `${FEATURES}/coaching/conversations.spec.tsx`;
const COACH_SETTINGS = `${FEATURES}/coaching/settings.spec.tsx`;
const JOURNAL_AIDS = `${FEATURES}/journal/writing-aids.spec.tsx`;
const NEW_ENTRY = `${FEATURES}/journal/new-entry.spec.tsx`;
const OWN_ENTRIES = `${FEATURES}/journal/own-entries.spec.tsx`;
const JOURNAL_STATS = `${FEATURES}/journal/lib/stats.spec.ts`;
const JOURNAL_WORDS = `${FEATURES}/journal/lib/words.spec.ts`;
const SUBMISSION = `${FEATURES}/assessment/submission.spec.tsx`;
const ASSESSMENT = `${FEATURES}/assessment/assessment-page.spec.tsx`;
const POLLING = `${FEATURES}/assessment/results-polling.spec.tsx`;
const INSTRUMENT = 'libs/contracts/src/assessment/instrument.spec.ts';
const FOCUS = `${FEATURES}/settings/focus-areas.spec.tsx`;
const SETTINGS = `${FEATURES}/settings/settings.spec.tsx`;
const PERSONAL = `${FEATURES}/profile/personal-information.spec.tsx`;
const AVATAR = `${FEATURES}/profile/avatar.spec.tsx`;
const PROFILE_LIB = `${FEATURES}/profile/lib/lib.spec.ts`;
const PARTNERSHIP = `${FEATURES}/profile/partnership.spec.tsx`;
const TOAST = `${SHARED}/ui/toast/toast.spec.tsx`;
const TOOLTIP = `${SHARED}/ui/tooltip.spec.tsx`;
const HELP = `${FEATURES}/help/help-page.spec.tsx`;
const PRIVACY = `${FEATURES}/privacy/privacy-page.spec.tsx`;
const FOOTER = `${APP}/layout/footer.spec.tsx`;
const SLICE = `${JOURNEYS}/slice.journey.ts`;
const LOOK = `${JOURNEYS}/look.journey.ts`;

const ERRORS: readonly SpecRow[] = [
  ...rows(8, 'General', [
    [
      'Any non-ok HTTP response becomes an error whose message is the status code, a colon and a space, then the response body text.',
      HTTP,
      'becomes "<status>: <body>"',
    ],
    [
      'The status text stands in when the body is empty.',
      HTTP,
      'becomes "<status>: <status text>" when the body is empty',
    ],
    [
      'A 401 on a default fetch is not an error. The result is null.',
      QUERIES,
      'is null when the answer is 401',
    ],
    [
      'Queries are never retried when the message contains 401.',
      QUERIES,
      'is never retried when the message contains 401',
    ],
    ['Queries are otherwise retried up to 2 times.', QUERIES, 'is retried twice at most'],
    ['Mutations are never retried.', QUERIES, 'is never retried, and leaves the cache alone when it fails'],
  ]),
  ...rows(8, 'Setup', [
    [
      'A message containing 401 or Unauthorized: toast Please Log In (Log in to create your account), then a redirect to login after 2 s.',
      SETUP,
      'asks to log in and goes there two seconds later when the answer says %s',
      'Please Log In',
      'Log in to create your account',
    ],
    [
      'Any other error: toast Setup Failed (Please try again.).',
      SETUP,
      'says "Setup Failed" on any other error, also where it stays',
      'Setup Failed',
      'Please try again.',
    ],
    [
      'The other variant shows Account Creation Failed (Please try again or contact support if the issue persists.).',
      SETUP,
      'has its own words when it fails',
      'Account Creation Failed',
      'Please try again or contact support if the issue persists.',
    ],
  ]),
  ...rows(8, 'Join (setup screen)', [
    [
      'A message containing 401 or Please log in: the code is stored and the user is redirected to login.',
      SETUP,
      'keeps the code and goes to sign-in when the answer says %s',
      'Please log in',
    ],
    [
      'Otherwise: toast Failed to Join Partner, with the server message.',
      SETUP,
      'shows what the server said, in the toast and next to the field',
      'Failed to Join Partner',
    ],
    [
      'Failed to Join Partner without a server message: Please check the invite code and try again.',
      SETUP,
      'has its own words when the server said nothing',
      'Failed to Join Partner',
      'Please check the invite code and try again.',
    ],
  ]),
  ...rows(8, 'Join (invite screen)', [
    [
      'The same 401, Unauthorized or Please log in check redirects to login.',
      INVITE,
      'goes to sign-in when the answer says %s',
      'Unauthorized',
      'Please log in',
    ],
    [
      'A message containing 502 or Gateway: Connection Issue (There was a temporary connection issue. Please try again in a moment).',
      INVITE,
      'takes an answer that says %s for a passing connection issue',
      'Connection Issue',
      'There was a temporary connection issue. Please try again in a moment',
    ],
    [
      'Otherwise: Join Failed, with the server message.',
      INVITE,
      'shows what the server said about the code',
      'Join Failed',
    ],
    [
      'Join Failed without a server message: Failed to join couple. Please check the invite code and try again.',
      INVITE,
      'has its own words when the server said nothing',
      'Failed to join couple. Please check the invite code and try again.',
    ],
  ]),
  ...rows(8, 'Dashboard', [
    [
      'Appreciation save failure: destructive toast Error (Failed to save appreciation entry. Please try again.).',
      APPRECIATION,
      'keeps what was written and says so on the screen and in a toast',
      'Error',
      'Failed to save appreciation entry. Please try again.',
    ],
    [
      'Retreat interest failure: Error (Failed to save your interest. Please try again.).',
      RETREAT,
      'keeps everything when sending fails',
      'Error',
      'Failed to save your interest. Please try again.',
    ],
    [
      'Action toggle failure: Error (Failed to update progress. Please try again.).',
      STEPS,
      'go back to what they were when it fails, and say so twice',
      'Error',
      'Failed to update progress. Please try again.',
    ],
    [
      'Missing module: Module not found, with The requested module could not be found.',
      MODULE,
      'says so when there is none, without asking twice',
      'Module not found',
      'The requested module could not be found.',
    ],
  ]),
  ...rows(8, 'Voice', [
    [
      'Voice error on the dashboard variant: Voice Recognition Error (There was an issue with voice recognition. Please try again.).',
      APPRECIATION,
      'says in its own words when it goes wrong',
      'Voice Recognition Error',
      'There was an issue with voice recognition. Please try again.',
    ],
    [
      'In chat: Voice Recognition Error (Could not start voice recognition. Please check your microphone permissions.).',
      COACH_VOICE,
      'says in a toast and at the button when it fails',
      'Voice Recognition Error',
      'Could not start voice recognition. Please check your microphone permissions.',
    ],
    [
      'In the journal: Speech recognition error (Please try again or check microphone permissions.).',
      JOURNAL_AIDS,
      'fails in the journal’s own words',
      'Speech recognition error',
      'Please try again or check microphone permissions.',
    ],
    [
      "Unsupported: Speech recognition not supported (Your browser doesn't support speech recognition. Try Chrome or Safari.).",
      DICTATION,
      'says so where the browser cannot do it',
      'Speech recognition not supported',
      "Your browser doesn't support speech recognition. Try Chrome or Safari.",
    ],
  ]),
  ...rows(8, 'Coaching', [
    [
      'Send failed: Error (Failed to send message. Please try again.).',
      COACH_PROBLEMS,
      'is an error in a toast and at the message, which stays',
      'Error',
      'Failed to send message. Please try again.',
    ],
    [
      'Delete failed: Failed to delete conversation.',
      CONVERSATIONS,
      'says in a toast and in the dialog when it fails',
      'Failed to delete conversation.',
    ],
  ]),
  ...rows(8, 'Journal', [
    [
      'Save failure shows the server message.',
      NEW_ENTRY,
      'keeps everything when it fails, with what the server said',
    ],
    ['Save failure of a change shows the server message.', OWN_ENTRIES, 'keeps the words when saving fails'],
    [
      'Delete failure: Failed to delete entry. Please try again.',
      OWN_ENTRIES,
      'says at the entry and in a toast when it fails',
      'Failed to delete entry. Please try again.',
    ],
  ]),
  ...rows(8, 'Assessment', [
    [
      'Failure: Failed to save assessment: {message}. Please try again.',
      SUBMISSION,
      'says why, in a toast and on the screen',
      'Failed to save assessment: ',
      '. Please try again.',
    ],
  ]),
  ...rows(8, 'Focus', [
    [
      'Update or deactivate failure shows the server message.',
      FOCUS,
      'goes back to what it was and says why when the server refuses',
    ],
  ]),
  ...rows(8, 'Merge', [
    [
      'Failure: Merge Failed, with the server message.',
      MERGE,
      'shows what the server said, in the toast and next to the field, and keeps the code',
      'Merge Failed',
    ],
    [
      'Merge Failed without a server message: Failed to merge accounts. Please check the invite code and try again.',
      MERGE,
      'has its own words when the server said nothing',
      'Merge Failed',
      'Failed to merge accounts. Please check the invite code and try again.',
    ],
  ]),
  ...rows(8, 'Profile', [
    [
      'Profile update failure: Failed to update profile: {message}.',
      PERSONAL,
      'says what failed, in the toast and on the screen, and loses nothing typed',
      'Failed to update profile: ',
    ],
    [
      'Avatar update failure: Failed to update avatar: {message}.',
      AVATAR,
      'says what the server said when the address cannot be saved',
      'Failed to update avatar: ',
    ],
    [
      'Upload preparation failure, or no upload URL returned: Upload Error (Failed to prepare file upload. Please try again.).',
      AVATAR,
      'says "Upload Error" when the upload %s',
      'Upload Error',
      'Failed to prepare file upload. Please try again.',
    ],
    [
      'Upload failure: Upload Failed (Failed to upload your photo. Please try again.).',
      AVATAR,
      'says "Upload Failed" with the status, keeps the picture, and works when tried again',
      'Upload Failed',
      'Failed to upload your photo. Please try again.',
    ],
    [
      'Couple load failure: Unable to load partnership information. Please refresh the page.',
      PARTNERSHIP,
      'are told when the couple cannot be loaded',
      'Unable to load partnership information. Please refresh the page.',
    ],
    [
      'Members not loaded: Unable to load partner information.',
      PARTNERSHIP,
      'are told when the partner cannot be loaded',
      'Unable to load partner information.',
    ],
  ]),
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

const CONSTANTS: readonly SpecRow[] = [
  ...rows(9, 'Invite', [
    [
      'Invite code: 8 characters.',
      SLICE,
      'two people become a couple, answer alone, and both see their results',
    ],
    [
      'Invite link: {origin}/invite/{code}.',
      DASHBOARD,
      'offers the invite link to someone who is still alone',
    ],
  ]),
  ...rows(9, 'Redirects', [
    ['Redirect after setup success: 1 s.', SETUP, 'welcomes, and is at home a second later'],
    ['Redirect after join success: 1 s.', INVITE, 'joins, welcomes and loads home in full a second later'],
    [
      'Redirect after join success on the setup screen: 1 s.',
      SETUP,
      'sends the trimmed code, welcomes, forgets the code and goes home',
    ],
    [
      'After an unauthorized setup: 2 s.',
      SETUP,
      'asks to log in and goes there two seconds later when the answer says %s',
    ],
  ]),
  ...rows(9, 'Queries', [
    [
      'Query data is fresh for 30 s. Unused cache entries are discarded after 5 minutes. There is no polling and no refetch on window focus.',
      QUERIES,
      'is fresh for 30 s, kept for 5 minutes, and not asked again on focus or by the clock',
    ],
    [
      'The current-user query refetches on focus.',
      CURRENT_USER,
      'is asked for again on focus once it is older than 30 s',
    ],
    [
      'The current-user query refetches on mount.',
      CURRENT_USER,
      'is asked for again on mount once it is older than 30 s',
    ],
    [
      'The current-user query is not retried on failure.',
      CURRENT_USER,
      'is not asked for again when it fails',
    ],
    ['Retries: up to 2.', QUERIES, 'is retried twice at most'],
    [
      'Backoff 1 s doubled per attempt and capped at 30 s.',
      QUERIES,
      'waits 1 s, doubled each time, 30 s at most',
    ],
  ]),
  ...rows(9, 'Toasts and tooltips', [
    ['Toasts: auto-close 5000 ms.', TOAST, 'closes by itself after 5 s'],
    [
      'Toasts: dismissed ones are removed after 1,000,000 ms.',
      TOAST,
      'are removed 1,000,000 ms after they were dismissed',
    ],
    ['Toasts: swipe-to-dismiss threshold 50 px.', TOAST, 'swiped by %i px, that is still there: %p'],
    ['Toasts: region hotkey F8.', TOAST, 'is reached by F8'],
    ['Toasts: 1 visible at once.', TOAST, 'are one at most: a new one takes the place of the old'],
    ['Toasts: max width 420px on wider screens.', LOOK, 'a toast is 420 px wide at the most'],
    ['Tooltips: open delay 700 ms.', TOOLTIP, 'opens after 700 ms of hovering'],
    ['Tooltips: skip delay 300 ms.', TOOLTIP, 'opens at once within 300 ms of another'],
    ['Tooltips: after the skip delay they wait again.', TOOLTIP, 'waits again once 300 ms have gone by'],
  ]),
  ...rows(9, 'Dashboard', [
    [
      'Dashboard shows 3 recent journal entries.',
      DASHBOARD,
      'shows the latest three journal entries and who can read them',
    ],
    [
      'Dashboard shows 3 recent appreciations.',
      DASHBOARD,
      'shows the latest three appreciations and whose they are',
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
    ['Assessment: 22 questions.', INSTRUMENT, 'asks its 22 questions in order'],
    ['Assessment: scores 1 to 4.', INSTRUMENT, '$id offers its options from 4 down to 1'],
    ['Results poll every 5 s.', POLLING, 'happens every 5 s until they exist, then no more'],
    ['Results: one extra refetch after 2 s.', POLLING, 'happens once 2 s after a submission, then every 5 s'],
  ]),
  ...rows(9, 'Modules', [
    ['Modules: 8.', BUILT_IN, 'are the eight, in order'],
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
    ['Avatar: max 5 MB.', PROFILE_LIB, 'has at most 5 MB', '5 * 1024 * 1024'],
    ['Avatar: crop 200x200, preview 400x400.', PROFILE_LIB, 'is a circle of 200 in a preview of 400'],
    [
      'Avatar: a 200x200 JPEG at quality 0.9.',
      AVATAR,
      'uploads the JPEG to the address it was given, then saves that address',
      'image/jpeg',
    ],
  ]),
  ...rows(9, 'Journal', [
    ['Journal: streak looks back at most 365 days.', JOURNAL_STATS, 'looks back 365 days, today among them'],
    ['Journal: the week window is 7 days.', JOURNAL_STATS, 'is newer than 7 days ago, to the millisecond'],
    ['Reading time is word count divided by 200, rounded up, in minutes.', JOURNAL_WORDS, '%p words take %p'],
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
      'Anthropic',
      'OpenAI',
      'Disabled',
    ],
    ['Defaults: evening, balanced, auto.', SETTINGS, 'show the defaults'],
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
      'offer three levels, beginning with the first',
      'beginner',
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

export const SPEC_ROWS: readonly SpecRow[] = [...ERRORS, ...CONSTANTS];
