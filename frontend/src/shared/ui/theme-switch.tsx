import * as words from '@anew/words/frame';
import { useSyncExternalStore } from 'react';
import { changeTheme, currentTheme, onThemeChange } from '../lib/theme';
import { Icon } from './icon';
import styles from './icon-button.module.css';

export function ThemeSwitch() {
  const theme = useSyncExternalStore(onThemeChange, currentTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className={styles.button}
      onClick={() => changeTheme(other)}
      aria-label={other === 'dark' ? words.toDark() : words.toLight()}
    >
      <Icon name={other === 'dark' ? 'moon' : 'sun'} />
    </button>
  );
}
