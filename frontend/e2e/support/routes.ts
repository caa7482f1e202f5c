/** Every screen of a couple, with the title of its browser tab. */
export const SCREENS = [
  ['/', 'Dashboard · Anew'],
  ['/modules', 'Modules · Anew'],
  ['/modules/emotional-safety', 'Emotional Safety · Anew'],
  ['/coaching', 'AI Coaching · Anew'],
  ['/coaching/rehearse', 'Rehearse a message · Anew'],
  ['/journal?write=true', 'Journal · Anew'],
  ['/assessment', 'Your results · Anew'],
  ['/talks/communication', 'Talking and being heard · Anew'],
  ['/profile', 'Profile · Anew'],
  ['/settings', 'Settings · Anew'],
  ['/appreciations', 'Appreciations · Anew'],
  ['/questions', 'Questions you answered · Anew'],
  ['/welcome', 'Welcome · Anew'],
  ['/help', 'Help · Anew'],
  ['/privacy', 'Privacy Policy · Anew'],
  ['/terms', 'Terms of Service · Anew'],
  ['/no-such-page', '404 Page Not Found · Anew'],
] as const;

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
