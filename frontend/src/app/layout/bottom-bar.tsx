import { languageOf } from '@anew/words/language';
import * as words from '@anew/words/navigation';
import { NavLink } from 'react-router-dom';
import { classNames } from '#shared/lib/class-names';
import { Icon } from '#shared/ui/icon';
import styles from './bottom-bar.module.css';
import { SHORTCUTS } from './links';
import { NewMark, useNewPlaces } from './new-mark';

/** What a couple needs each evening, in reach of the thumb. Everything else is in the menu. */
export function BottomBar() {
  const newPlaces = useNewPlaces();
  return (
    <nav
      aria-label={words.shortcuts()}
      lang={languageOf('navigation')}
      className={classNames(styles.bar, 'screen-only')}
    >
      {SHORTCUTS.map(({ to, label, icon }) => (
        <NavLink key={to} to={to} end={to === '/'} className={styles.link}>
          <Icon name={icon} size={22} />
          <span className={styles.word}>{label()}</span>
          {newPlaces.has(to) && <NewMark />}
        </NavLink>
      ))}
    </nav>
  );
}
