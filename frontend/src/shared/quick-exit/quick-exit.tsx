import { spokenLanguage } from '@anew/words/language';
import * as words from '@anew/words/safety';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import { Button } from '../ui/button';
import { GoHome } from '../ui/go-home';
import layout from '../ui/layout.module.css';
import { belowHeader } from './below-header';
import { leaveAtOnce } from './leave';
import styles from './quick-exit.module.css';
import { useCameBack, useEscapeToLeave } from './use-quick-exit';

type ButtonProps = Pick<ComponentProps<'button'>, 'className' | 'ref'>;

/**
 * Button that leaves the app at once, for people who may be watched. What it does stands beside it, in an element of its
 * own that need not stay where the button stays.
 */
export function QuickExit(button: ButtonProps) {
  useEscapeToLeave();
  const lang = spokenLanguage();
  return (
    <>
      <span id="quick-exit-hint" lang={lang} className={classNames(layout.muted, styles.hint, 'screen-only')}>
        {words.quickExitHint()}
      </span>
      <Button
        {...button}
        variant="secondary"
        lang={lang}
        aria-describedby="quick-exit-hint"
        onClick={leaveAtOnce}
      >
        {words.quickExit()}
      </Button>
    </>
  );
}

/** Quick exit of a page, whose button alone stays in reach while the page scrolls. */
export function QuickExitBar() {
  return <QuickExit ref={belowHeader} className={classNames(styles.bar, 'screen-only')} />;
}

/** Wraps a screen that Back must not show again after a quick exit. */
export function Leavable({ children }: { children: ReactNode }) {
  return useCameBack() ? <GoHome /> : children;
}
