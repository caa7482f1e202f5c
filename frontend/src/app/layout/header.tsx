import type { Member, User } from '@anew/contracts/identity/views';
import { languageOf } from '@anew/words/language';
import * as words from '@anew/words/navigation';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { classNames } from '#shared/lib/class-names';
import { useShape } from '#shared/lib/shapes';
import { Avatar } from '#shared/ui/avatar';
import { IconButton } from '#shared/ui/icon-button';
import { Logo } from '#shared/ui/logo';
import { ThemeSwitch } from '#shared/ui/theme-switch';
import styles from './header.module.css';
import { NAVIGATION } from './links';
import { Names } from './names';
import { NewMark, useNewPlaces } from './new-mark';
import { OfflineNotice } from './offline-notice';

const loadMenu = () => import('./mobile-menu');
const MobileMenu = lazy(loadMenu);

function MenuButton({ names }: { names: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);

  function show() {
    setWanted(true);
    setOpen(true);
  }

  return (
    <div className={styles.menu}>
      <IconButton
        icon="menu"
        label={words.menu()}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
      />
      {wanted && (
        <Suspense fallback={null}>
          <MobileMenu open={open} onOpenChange={setOpen} names={names} />
        </Suspense>
      )}
    </div>
  );
}

export function Header({ user, members }: { user: User; members: readonly Member[] }) {
  const partner = useShape(true) === 'circle' ? 'a' : 'b';
  const newPlaces = useNewPlaces();
  return (
    <header className={classNames(styles.header, 'screen-only')} lang={languageOf('navigation')}>
      <div className={styles.bar}>
        <Link to="/" className={styles.home} aria-label={words.home()}>
          <Logo />
        </Link>
        <Names userId={user.id} members={members} />
        <nav aria-label={words.main()} className={styles.nav}>
          {NAVIGATION.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === '/'} className={styles.link}>
              {label()}
              {newPlaces.has(to) && <NewMark />}
            </NavLink>
          ))}
        </nav>
        <div className={styles.actions}>
          <ThemeSwitch />
          <Link to="/profile" className={styles.profile}>
            <Avatar person={user} partner={partner} size={36} decorative />
            <span className="visually-hidden">{words.yourProfile()}</span>
          </Link>
          <MenuButton names={<Names userId={user.id} members={members} whole />} />
        </div>
      </div>
      <OfflineNotice />
    </header>
  );
}
