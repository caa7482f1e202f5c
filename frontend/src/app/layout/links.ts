import type { IconName } from '#shared/ui/icon';

export interface NavigationLink {
  to: string;
  label: string;
  icon: IconName;
}

export const NAVIGATION: readonly NavigationLink[] = [
  { to: '/', label: 'Dashboard', icon: 'home' },
  { to: '/appreciations', label: 'Appreciations', icon: 'pair' },
  { to: '/modules', label: 'Modules', icon: 'book' },
  { to: '/coaching', label: 'AI Coaching', icon: 'chat' },
  { to: '/journal', label: 'Journal', icon: 'pen' },
  { to: '/profile', label: 'Profile', icon: 'user' },
  { to: '/settings', label: 'Settings', icon: 'sliders' },
];

/** Links of the bar at the bottom of a phone. Its labels have to fit next to each other on 360 px. */
export const SHORTCUTS: readonly NavigationLink[] = [
  { to: '/', label: 'Today', icon: 'home' },
  { to: '/appreciations', label: 'Appreciations', icon: 'pair' },
  { to: '/journal', label: 'Journal', icon: 'pen' },
  { to: '/modules', label: 'Modules', icon: 'book' },
  { to: '/coaching', label: 'Coach', icon: 'chat' },
];
