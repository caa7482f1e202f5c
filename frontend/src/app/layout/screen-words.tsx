import { partInEnglish } from '@anew/words/frame';
import { isComplete } from '@anew/words/language';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router-dom';
import { classNames } from '#shared/lib/class-names';
import { ScreenLanguage } from '#shared/lib/screen-language';
import tones from '#shared/ui/tone.module.css';
import styles from './bar-notice.module.css';

interface ScreenWordsProps {
  /** Name of the screen, if it is not the route's. */
  screen?: string;
  children: ReactNode;
}

/** Tells readers of another language, and their screen readers, that words of a screen are still English. */
export function ScreenWords({ screen, children }: ScreenWordsProps) {
  const route = useMatches().at(-1)?.id;
  if (isComplete(`screen ${screen ?? route}`)) return children;
  return (
    <ScreenLanguage value="en">
      <p className={classNames(styles.notice, tones.sunken)}>{partInEnglish()}</p>
      <div lang="en">{children}</div>
    </ScreenLanguage>
  );
}
