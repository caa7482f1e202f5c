/** Every screen of a couple, with the title of its browser tab. */
export const SCREENS = [
  ['/', 'Dashboard · Anew'],
  ['/modules', 'Modules · Anew'],
  ['/modules/emotional-safety', 'Emotional Safety · Anew'],
  ['/coaching', 'AI Coaching · Anew'],
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
