import type { ScreenPattern } from '@anew/contracts/client-reports/reports';
import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import {
  addressQuery,
  proofWaysQuery,
  securityLogQuery,
  sessionsQuery,
  signInMethodsQuery,
} from '#api/account';
import {
  agreementsQuery,
  assessmentNewsQuery,
  myResponsesQuery,
  resultsQuery,
  roundsQuery,
  talksQuery,
} from '#api/assessment';
import { conversationPages } from '#api/coaching';
import {
  answeredQuestionPages,
  completionsQuery,
  focusesQuery,
  moduleQuery,
  modulesQuery,
  partnerStepsQuery,
  todaysActivityQuery,
  todaysQuestionQuery,
  todaysQuoteQuery,
} from '#api/content';
import { coupleNewsQuery, membersQuery } from '#api/couples';
import { householdQuery, storyQuery } from '#api/household';
import { instanceQuery } from '#api/instance';
import {
  appreciationPages,
  appreciationStatsQuery,
  entryPages,
  journalStatsQuery,
  latestAppreciationsQuery,
  latestEntriesQuery,
  newsQuery,
  todaysAppreciationQuery,
  undecidedSharingQuery,
} from '#api/journal';
import { preferencesQuery } from '#api/preferences';

interface SingleRead {
  queryKey: QueryKey;
}

/** A list that is read page by page. */
interface PagedRead extends SingleRead {
  /** Address of the first page. */
  initialPageParam: string;
}

/** One read of a screen: the key spells its address, or that of its first page. */
export type Read = SingleRead | PagedRead;

export interface Screen {
  /** Name of the screen's file in `routes/` without `-route`, by which the build finds its code. */
  id: string;
  /** One of the patterns in the contract, by which the gateway counts. */
  path: Exclude<ScreenPattern, 'other'>;
  lazy: () => Promise<{ Component: ComponentType }>;
  /** Reads that the screen needs from the beginning. They are sent while its code is loading. */
  reads?: (params: Readonly<Params>) => readonly Read[];
  /** Properties of the screen that the gate asks for. */
  handle?: ScreenHandle;
}

export interface ScreenHandle {
  /** People who are signed out may read it too: they want to know it before they sign up. See `OPEN_SCREENS`. */
  openToAll?: true;
  /** Can be read while the server is unreachable, because the service worker has stored it. */
  readableOffline?: true;
}

const OPEN: ScreenHandle = { openToAll: true, readableOffline: true };

/** Screens that go past the gate, because they decide themselves what they show to whom. */
export const UNGATED_SCREENS: readonly Screen[] = [
  { id: 'invite', path: '/invite/:code?', lazy: () => import('./routes/invite-route') },
  { id: 'simple-setup', path: '/simple-setup', lazy: () => import('./routes/simple-setup-route') },
];

/** Reads of the header, which stands above every screen of a couple. */
const HEADER_READS: readonly Read[] = [membersQuery, newsQuery];

const SCREENS: readonly Screen[] = [
  {
    id: 'dashboard',
    path: '/',
    lazy: () => import('./routes/dashboard-route'),
    reads: () => [
      todaysQuoteQuery,
      todaysQuestionQuery,
      todaysActivityQuery,
      todaysAppreciationQuery,
      latestAppreciationsQuery,
      latestEntriesQuery,
      coupleNewsQuery,
      membersQuery,
      undecidedSharingQuery,
      myResponsesQuery,
      resultsQuery,
      assessmentNewsQuery,
      agreementsQuery,
      storyQuery,
    ],
  },
  {
    id: 'modules',
    path: '/modules',
    lazy: () => import('./routes/modules-route'),
    reads: () => [modulesQuery, myResponsesQuery, assessmentNewsQuery, resultsQuery],
    handle: { readableOffline: true },
  },
  {
    id: 'module',
    path: '/modules/:slug',
    lazy: () => import('./routes/module-route'),
    reads: ({ slug = '' }) => [
      moduleQuery(slug),
      completionsQuery(slug),
      partnerStepsQuery(slug),
      modulesQuery,
    ],
    handle: { readableOffline: true },
  },
  {
    id: 'coaching',
    path: '/coaching',
    lazy: () => import('./routes/coaching-route'),
    reads: () => [conversationPages],
  },
  {
    id: 'journal',
    path: '/journal',
    lazy: () => import('./routes/journal-route'),
    reads: () => [entryPages, journalStatsQuery, todaysQuestionQuery, membersQuery, newsQuery],
  },
  {
    id: 'assessment',
    path: '/assessment',
    lazy: () => import('./routes/assessment-route'),
    reads: () => [
      myResponsesQuery,
      resultsQuery,
      roundsQuery,
      membersQuery,
      talksQuery,
      agreementsQuery,
      focusesQuery,
    ],
  },
  {
    id: 'talk',
    path: '/talks/:area',
    lazy: () => import('./routes/talk-route'),
    reads: () => [talksQuery, membersQuery],
  },
  {
    id: 'profile',
    path: '/profile',
    lazy: () => import('./routes/profile-route'),
    reads: () => [
      membersQuery,
      addressQuery,
      proofWaysQuery,
      signInMethodsQuery,
      sessionsQuery,
      securityLogQuery,
      storyQuery,
    ],
  },
  {
    id: 'settings',
    path: '/settings',
    lazy: () => import('./routes/settings-route'),
    reads: () => [focusesQuery, resultsQuery, preferencesQuery, coupleNewsQuery, householdQuery],
  },
  {
    id: 'appreciations',
    path: '/appreciations',
    lazy: () => import('./routes/appreciations-route'),
    reads: () => [appreciationPages, appreciationStatsQuery, membersQuery, newsQuery],
  },
  {
    id: 'questions',
    path: '/questions',
    lazy: () => import('./routes/questions-route'),
    reads: () => [membersQuery, answeredQuestionPages],
  },
  {
    id: 'welcome',
    path: '/welcome',
    lazy: () => import('./routes/welcome-route'),
    reads: () => [householdQuery, storyQuery],
  },
  { id: 'rehearse', path: '/coaching/rehearse', lazy: () => import('./routes/rehearse-route') },
  { id: 'help', path: '/help', lazy: () => import('./routes/help-route'), handle: OPEN },
  {
    id: 'privacy',
    path: '/privacy',
    lazy: () => import('./routes/privacy-route'),
    reads: () => [instanceQuery],
    handle: OPEN,
  },
  {
    id: 'terms',
    path: '/terms',
    lazy: () => import('./routes/terms-route'),
    reads: () => [instanceQuery],
    handle: OPEN,
  },
];

/** Screens behind the gate, which decides who sees them. */
export const GATED_SCREENS: readonly Screen[] = SCREENS.map((screen) => ({
  ...screen,
  reads: (params) => [...new Set([...(screen.reads?.(params) ?? []), ...HEADER_READS])],
}));
