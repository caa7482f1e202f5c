import { useState } from 'react';
import { classNames } from '../lib/class-names';
import { fullName, initials } from '../lib/person-name';
import styles from './avatar.module.css';

interface AvatarProps {
  person: {
    firstName: string | null;
    lastName: string | null;
    email: string;
    avatarUrl: string | null;
    profileImageUrl: string | null;
  };
  /** Each partner has a color and, because colors alone are not enough, a shape. */
  partner?: 'a' | 'b';
  size?: number;
  /** Hides the avatar from screen readers, for places where the name stands next to it. */
  decorative?: boolean;
}

export function Avatar({ person, partner = 'a', size = 40, decorative = false }: AvatarProps) {
  const source = person.avatarUrl ?? person.profileImageUrl;
  const [broken, setBroken] = useState<string | null>(null);
  const name = decorative ? '' : fullName(person);
  const classes = classNames(styles.avatar, partner === 'a' ? styles.circle : styles.diamond);
  const style = { inlineSize: size, blockSize: size, fontSize: size * 0.38 };

  if (source && source !== broken) {
    return (
      <img src={source} alt={name} className={classes} style={style} onError={() => setBroken(source)} />
    );
  }
  return (
    <span
      className={classes}
      style={style}
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {initials(person)}
    </span>
  );
}
