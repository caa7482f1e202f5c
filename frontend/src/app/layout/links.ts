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
