import { Link } from 'react-router-dom';
import { Icon, type IconName } from './icon';
import styles from './link-card.module.css';

interface LinkCardProps {
  to: string;
  icon: IconName;
  title: string;
  text: string;
}

/** A card that is a link as a whole. */
export function LinkCard({ to, icon, title, text }: LinkCardProps) {
  return (
    <Link to={to} className={styles.card}>
      <Icon name={icon} size={24} />
      <strong>{title}</strong>
      <span>{text}</span>
    </Link>
  );
}

/** Puts the cards in one row where there is room. */
export function LinkCards({ links }: { links: readonly LinkCardProps[] }) {
  return (
    <ul role="list" className={styles.cards}>
      {links.map((link) => (
        <li key={link.to}>
          <LinkCard {...link} />
        </li>
      ))}
    </ul>
  );
}
