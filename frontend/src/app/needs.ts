/** What a screen of a couple shows from the beginning. */
interface Needs {
  path: string;
  /** The name that the build gives to its code. */
  code: string;
  /** Keys of what it reads; `:slug` stands for that part of its address. */
  reads: readonly string[][];
}

export const NEEDS: readonly Needs[] = [
  {
    path: '/',
    code: 'dashboard-route',
    reads: [
      ['/api/quotes/today'],
      ['/api/prompts/today'],
      ['/api/connection-activities/today'],
      ['/api/appreciation/today'],
      ['/api/appreciation'],
      ['/api/journal'],
      ['/api/couples/news'],
      ['/api/sharing/undecided'],
      ['/api/assessment/news'],
    ],
  },
  {
    path: '/modules',
    code: 'modules-route',
    reads: [['/api/modules'], ['/api/assessment/my-responses'], ['/api/assessment/news']],
  },
  {
    path: '/modules/:slug',
    code: 'module-route',
    reads: [
      ['/api/content/modules', ':slug'],
      ['/api/modules', ':slug', 'action-completions'],
    ],
  },
  { path: '/coaching', code: 'coaching-route', reads: [['/api/coaching/conversations']] },
  {
    path: '/journal',
    code: 'journal-route',
    reads: [['/api/journal'], ['/api/prompts/today'], ['/api/couples/members']],
  },
  {
    path: '/assessment',
    code: 'assessment-route',
    reads: [
      ['/api/assessment/my-responses'],
      ['/api/assessment/results'],
      ['/api/assessment/rounds'],
      ['/api/couples/members'],
    ],
  },
  {
    path: '/profile',
    code: 'profile-route',
    reads: [
      ['/api/couples/members'],
      ['/api/account/address'],
      ['/api/account/confirm'],
      ['/api/account/sign-in-methods'],
      ['/api/account/sessions'],
      ['/api/account/security-log'],
    ],
  },
  {
    path: '/settings',
    code: 'settings-route',
    reads: [['/api/focuses'], ['/api/assessment/results'], ['/api/couples/news']],
  },
  { path: '/appreciations', code: 'appreciations-route', reads: [['/api/appreciation']] },
  { path: '/help', code: 'help-route', reads: [] },
  { path: '/privacy', code: 'privacy-route', reads: [['/api/instance']] },
  { path: '/terms', code: 'terms-route', reads: [['/api/instance']] },
];

/** What the screen at an address needs, with the parts of that address filled in. */
export function neededAt(pathname: string): Needs | undefined {
  for (const needs of NEEDS) {
    const match = new RegExp(`^${needs.path.replace(':slug', '([^/]+)')}/?$`, 'i').exec(pathname);
    if (!match) continue;
    const fill = (part: string) => (part === ':slug' ? (match[1] ?? '') : part);
    return { ...needs, reads: needs.reads.map((key) => key.map(fill)) };
  }
  return undefined;
}
