import type { ReactNode } from 'react';
import styles from './settings.module.css';

/** Parts of the screen in their order, by the end of their address. */
const SECTIONS = {
  'focus-areas': 'Focus areas',
  'daily-questions': 'Daily questions',
  reminders: 'Reminders',
  'this-device': 'This device',
  'couple-account': 'Couple account',
  'your-account': 'Your account',
} as const;

type SectionName = keyof typeof SECTIONS;

export function SectionLinks() {
  return (
    <nav aria-label="On this page" className={styles.links}>
      <ul role="list">
        {Object.entries(SECTIONS).map(([name, label]) => (
          <li key={name}>
            <a href={`#${name}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Section({ name, children }: { name: SectionName; children: ReactNode }) {
  return (
    <div id={name} tabIndex={-1} className={styles.section}>
      {children}
    </div>
  );
}
