import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './settings.module.css';

interface GroupProps {
  /** End of the address that opens the group. */
  name: string;
  title: string;
  /** What is chosen at present, in one line. Missing while that is not known. */
  now?: string;
  children: ReactNode;
}

/** Choices that belong together. They open when they are asked for, or when the address names them. */
export function Group({ name, title, now, children }: GroupProps) {
  const { hash, key } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);

  useEffect(() => {
    if (hash !== `#${name}`) return;
    if (details.current) details.current.open = true;
    let frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);

    // A new screen goes to its top and gives its heading the focus before the next frame. As long as it waits for its
    // answers it is hidden, and takes no focus.
    function show() {
      details.current?.scrollIntoView();
      summary.current?.focus({ preventScroll: true });
      if (document.activeElement !== summary.current) frame = requestAnimationFrame(show);
    }
  }, [hash, key, name]);

  return (
    <details ref={details} id={name} className={styles.group}>
      <summary ref={summary}>
        <h2>{title}</h2>
        <span className={styles.now}>{now}</span>
      </summary>
      <div className={styles.cards}>{children}</div>
    </details>
  );
}
