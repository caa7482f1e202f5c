import { useSyncExternalStore } from 'react';
import { chooseTheme, currentTheme, onSystemThemeChange } from '../lib/theme';
import { Icon } from './icon';
import styles from './icon-button.module.css';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  const stop = onSystemThemeChange(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

export function ThemeSwitch() {
  const theme = useSyncExternalStore(subscribe, currentTheme);
  const other = theme === 'dark' ? 'light' : 'dark';

  function change() {
    chooseTheme(other);
    listeners.forEach((listener) => listener());
  }

  return (
    <button type="button" className={styles.button} onClick={change} aria-label={`Switch to ${other} theme`}>
      <Icon name={other === 'dark' ? 'moon' : 'sun'} />
    </button>
  );
}
