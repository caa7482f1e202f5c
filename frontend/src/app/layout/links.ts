import * as words from '@anew/words/navigation';
import type { IconName } from '#shared/ui/icon';

interface NavigationLink {
  to: string;
  label: () => string;
  icon: IconName;
}

export const NAVIGATION: readonly NavigationLink[] = [
  { to: '/', label: words.dashboard, icon: 'home' },
  { to: '/appreciations', label: words.appreciations, icon: 'pair' },
  { to: '/modules', label: words.modules, icon: 'book' },
  { to: '/coaching', label: words.coaching, icon: 'chat' },
  { to: '/journal', label: words.journal, icon: 'pen' },
  { to: '/profile', label: words.profile, icon: 'user' },
  { to: '/settings', label: words.settings, icon: 'sliders' },
];

/** Links of the bar at the bottom of a phone. Its labels have to fit next to each other on 360 px. */
export const SHORTCUTS: readonly NavigationLink[] = [
  { to: '/', label: words.todayShort, icon: 'home' },
  { to: '/appreciations', label: words.appreciationsShort, icon: 'pair' },
  { to: '/journal', label: words.journal, icon: 'pen' },
  { to: '/modules', label: words.modules, icon: 'book' },
  { to: '/coaching', label: words.coachShort, icon: 'chat' },
];
