import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../lib/class-names';
import styles from './button.module.css';
import motion from './motion.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'remove' | 'danger';

interface Look {
  variant?: ButtonVariant;
  size?: 'regular' | 'large';
  /** Takes the whole width of its container. */
  wide?: boolean;
}

function look({ variant = 'primary', size = 'regular', wide = false }: Look, className?: string) {
  return classNames(
    styles.button,
    styles[variant],
    size === 'large' && styles.large,
    wide && styles.wide,
    className,
  );
}

type ButtonProps = ComponentProps<'button'> & Look & { pending?: boolean; pendingLabel?: ReactNode };

/** A pending button keeps its focus, says that it is busy and ignores presses. */
export function Button(props: ButtonProps) {
  const { variant, size, wide, pending = false, pendingLabel, className, children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={look({ variant, size, wide }, className)}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {pending && <span className={classNames(styles.dots, motion.pulse)} aria-hidden="true" />}
      {pending ? (pendingLabel ?? children) : children}
    </button>
  );
}

type ButtonLinkProps = Look & { className?: string; children: ReactNode } & (
    | ({ to: string; href?: never } & Omit<ComponentProps<typeof Link>, 'to'>)
    | ({ href: string; to?: never } & ComponentProps<'a'>)
  );

/** `to` stays in the app, `href` leaves it (sign-in, sign-out, mail). */
export function ButtonLink({ variant, size, wide, className, children, ...rest }: ButtonLinkProps) {
  const classes = look({ variant, size, wide }, className);
  if (rest.to !== undefined) {
    return (
      <Link {...rest} className={classes}>
        {children}
      </Link>
    );
  }
  return (
    <a {...rest} className={classes}>
      {children}
    </a>
  );
}
