import * as words from '@anew/words/settings';
import type { ReactNode } from 'react';
import styles from './settings.module.css';

/** Parts of the screen in their order, by the end of their address. */
const SECTIONS = {
  'focus-areas': words.focusAreas,
  'daily-questions': words.dailyQuestions,
  reminders: words.reminders,
  'this-device': words.thisDevice,
  'couple-account': words.coupleAccount,
  'your-account': words.yourAccount,
} as const;

type SectionName = keyof typeof SECTIONS;

export function SectionLinks() {
  return (
    <nav aria-label={words.onThisPage()} className={styles.links}>
      <ul role="list">
        {Object.entries(SECTIONS).map(([name, label]) => (
          <li key={name}>
            <a href={`#${name}`}>{label()}</a>
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
