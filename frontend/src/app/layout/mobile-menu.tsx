import { logOut } from '@anew/words/frame';
import * as words from '@anew/words/navigation';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { LOGOUT_URL } from '#api/addresses';
import { Drawer } from '#shared/ui/drawer';
import { Icon } from '#shared/ui/icon';
import layout from '#shared/ui/layout.module.css';
import { NAVIGATION } from './links';
import styles from './mobile-menu.module.css';
import { NewMark, useNewPlaces } from './new-mark';

interface MobileMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names of the two, which the header may have had to cut. */
  names: ReactNode;
}

export default function MobileMenu({ open, onOpenChange, names }: MobileMenuProps) {
  const newPlaces = useNewPlaces();
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={words.menu()}>
      <div className={styles.names}>{names}</div>
      <nav aria-label={words.menu()} className={layout.tight}>
        {NAVIGATION.map(({ to, label, icon }) => (
          <NavLink
            key={to}
            to={to}
            end={to === '/'}
            className={styles.entry}
            onClick={() => onOpenChange(false)}
          >
            <Icon name={icon} />
            {label()}
            {newPlaces.has(to) && <NewMark />}
          </NavLink>
        ))}
      </nav>
      <a href={LOGOUT_URL} className={styles.logout}>
        <Icon name="log-out" />
        {logOut()}
      </a>
    </Drawer>
  );
}
