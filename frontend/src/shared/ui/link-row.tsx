import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from './icon';
import styles from './link-row.module.css';

interface LinkRowProps {
  to: string;
  /** A small drawing in front of the words. */
  mark: ReactNode;
  title: string;
  text: string;
  badge?: ReactNode;
}

function LinkRow({ to, mark, title, text, badge }: LinkRowProps) {
  return (
    <Link to={to} className={styles.row}>
      <span className={styles.mark}>{mark}</span>
      <span className={styles.words}>
        <strong>{title}</strong> {badge}
        <span>{text}</span>
      </span>
      <Icon name="arrow-right" />
    </Link>
  );
}

/** Ways to other screens, one below the other. */
export function LinkRows({ links }: { links: readonly LinkRowProps[] }) {
  return (
    <ul role="list" className={styles.rows}>
      {links.map((link) => (
        <li key={link.to}>
          <LinkRow {...link} />
        </li>
      ))}
    </ul>
  );
}
