/** Every screen of a couple by its id in the route table: its address, and the title of its browser tab. */
export const COUPLE_SCREENS = {
  dashboard: ['/', 'Dashboard · Anew'],
  modules: ['/modules', 'Modules · Anew'],
  module: ['/modules/emotional-safety', 'Emotional Safety · Anew'],
  coaching: ['/coaching', 'AI Coaching · Anew'],
  rehearse: ['/coaching/rehearse', 'Rehearse a message · Anew'],
  journal: ['/journal?write=true', 'Journal · Anew'],
  assessment: ['/assessment', 'Your results · Anew'],
  talk: ['/talks/communication', 'Talking and being heard · Anew'],
  profile: ['/profile', 'Profile · Anew'],
  settings: ['/settings', 'Settings · Anew'],
  appreciations: ['/appreciations', 'Appreciations · Anew'],
  questions: ['/questions', 'Questions you answered · Anew'],
  welcome: ['/welcome', 'Welcome · Anew'],
  help: ['/help', 'Help · Anew'],
  privacy: ['/privacy', 'Privacy Policy · Anew'],
  terms: ['/terms', 'Terms of Service · Anew'],
  'not-found': ['/no-such-page', '404 Page Not Found · Anew'],
} as const;

/** Screens that everyone may see, with the titles of their browser tabs. */
export const WAY_IN = [
  ['/', /^Anew/],
  ['/simple-setup', 'Create Your Account · Anew'],
  ['/invite', 'Invalid Invite Link · Anew'],
  ['/invite/abcd2345', 'Invalid Invite Link · Anew'],
  ['/privacy', 'Privacy Policy · Anew'],
  ['/terms', 'Terms of Service · Anew'],
  ['/help', 'Help · Anew'],
  ['/api/login', 'Welcome back · Anew'],
  ['/api/login?mode=signup', 'Create account · Anew'],
  ['/api/password/forgot', / · Anew$/],
] as const;

/** Screens to which an invitation leads. */
export const wayInBy = (inviteCode: string) =>
  [
    [`/simple-setup?invite=${inviteCode}`, 'Join Your Partner · Anew'],
    [`/invite/${inviteCode}`, "You're Invited! · Anew"],
  ] as const;
