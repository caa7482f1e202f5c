import { rows, type SpecRow } from './spec-row';

const HTTP = 'frontend/src/shared/api/http.spec.ts';
const QUERIES = 'frontend/src/shared/api/query-client.spec.ts';
const SETUP = 'frontend/src/app/setup.spec.tsx';
const INVITE = 'frontend/src/app/invite.spec.tsx';
const MERGE = 'frontend/src/app/merge.spec.tsx';
const APPRECIATION = 'frontend/src/features/dashboard/components/daily-appreciation.spec.tsx';
const RETREAT = 'frontend/src/features/dashboard/components/retreat-card.spec.tsx';
const STEPS = 'frontend/src/features/modules/components/action-steps.spec.tsx';
const MODULE = 'frontend/src/features/modules/components/module-page.spec.tsx';
const DICTATION = 'frontend/src/shared/lib/use-dictation.spec.tsx';
const COACH_VOICE = 'frontend/src/features/coaching/components/dictation.spec.tsx';
const COACH_PROBLEMS = 'frontend/src/features/coaching/components/problems.spec.tsx';
const CONVERSATIONS = 'frontend/src/features/coaching/components/conversations.spec.tsx';
const JOURNAL_AIDS = 'frontend/src/features/journal/writing-aids.spec.tsx';
const NEW_ENTRY = 'frontend/src/features/journal/new-entry.spec.tsx';
const OWN_ENTRIES = 'frontend/src/features/journal/own-entries.spec.tsx';
const SUBMISSION = 'frontend/src/features/assessment/submission.spec.tsx';
const FOCUS = 'frontend/src/features/settings/focus-areas.spec.tsx';
const PERSONAL = 'frontend/src/features/profile/personal-information.spec.tsx';
const AVATAR = 'frontend/src/features/profile/avatar.spec.tsx';
const PARTNERSHIP = 'frontend/src/features/profile/partnership.spec.tsx';

export const SPEC_ERRORS: readonly SpecRow[] = [
  ...rows(8, 'General', [
    [
      'Any non-ok HTTP response becomes an error whose message is the status code, a colon and a space, then the response body text.',
      HTTP,
      'becomes "<status>: <body>"',
      502,
    ],
    [
      'The status text stands in when the body is empty.',
      HTTP,
      'becomes "<status>: <status text>" when the body is empty',
      500,
    ],
    [
      'A 401 on a default fetch is not an error. The result is null.',
      QUERIES,
      'is null when the answer is 401',
      401,
    ],
    [
      'Queries are never retried when the message contains 401.',
      QUERIES,
      'is never retried when the message contains 401',
      '401',
    ],
    ['Queries are otherwise retried up to 2 times.', QUERIES, 'is retried twice at most', 2],
    [
      'Mutations are never retried.',
      QUERIES,
      'is never retried, and leaves the cache alone when it fails',
      503,
      1,
    ],
  ]),
  ...rows(8, 'Setup', [
    [
      'A message containing 401 or Unauthorized: toast Please Log In (Log in to create your account), then a redirect to login after 2 s.',
      SETUP,
      'asks to log in and goes there two seconds later when the answer says %s',
      '401',
      'Unauthorized',
      'Please Log In',
      'Log in to create your account',
      '/api/login',
      2,
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
      '401',
      'Please log in',
      'invite-code',
      '/api/login',
    ],
    [
      'Otherwise: toast Failed to Join Partner, with the server message.',
      SETUP,
      'shows what the server said, in the toast and next to the field',
      'Failed to Join Partner',
      'This couple account already has two members.',
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
      '401',
      'Unauthorized',
      'Please log in',
      '/api/login',
    ],
    [
      'A message containing 502 or Gateway: Connection Issue (There was a temporary connection issue. Please try again in a moment).',
      INVITE,
      'takes an answer that says %s for a passing connection issue',
      '502',
      'Gateway',
      'Connection Issue',
      'There was a temporary connection issue. Please try again in a moment',
    ],
    [
      'Otherwise: Join Failed, with the server message.',
      INVITE,
      'shows what the server said about the code',
      'Join Failed',
      'No couple has this invite code. Please check it with your partner and try again.',
    ],
    [
      'Join Failed without a server message: Failed to join couple. Please check the invite code and try again.',
      INVITE,
      'has its own words when the server said nothing',
      'Join Failed',
      'Failed to join couple. Please check the invite code and try again.',
    ],
  ]),
  ...rows(8, 'Dashboard', [
    [
      'Appreciation save failure: destructive toast Error (Failed to save appreciation entry. Please try again.).',
      APPRECIATION,
      'keeps what was written and says so on the screen and in a toast',
      'destructive',
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
      'This part of Anew is not reachable right now. Please try again in a moment.',
    ],
    [
      'Save failure of a change shows the server message.',
      OWN_ENTRIES,
      'keeps the words when saving fails',
      'This part of Anew is not reachable right now. Please try again in a moment.',
    ],
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
      'This part of Anew is not reachable right now. Please try again in a moment.',
    ],
  ]),
  ...rows(8, 'Merge', [
    [
      'Failure: Merge Failed, with the server message.',
      MERGE,
      'shows what the server said, in the toast and next to the field, and keeps the code',
      'Merge Failed',
      'This is your own invite code. Enter the one your partner sees.',
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
];
