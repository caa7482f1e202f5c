import { spokenLanguage } from '@anew/words/language';
import * as words from '@anew/words/safety';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { classNames } from '../lib/class-names';
import { Button } from '../ui/button';
import layout from '../ui/layout.module.css';
import stack from '../ui/stack.module.css';
import { leaveAtOnce } from './leave';
import styles from './quick-exit.module.css';
import { useBelowHeader } from './use-below-header';
import { useCameBack, useEscapeToLeave } from './use-quick-exit';

/** Button that leaves the app at once, for people who may be watched. */
export function QuickExit() {
  useEscapeToLeave();
  return (
    <div className={stack.actions} lang={spokenLanguage()}>
      <span id="quick-exit-hint" className={classNames(layout.muted, styles.hint)}>
        {words.quickExitHint()}
      </span>
      <Button variant="secondary" aria-describedby="quick-exit-hint" onClick={leaveAtOnce}>
        {words.quickExit()}
      </Button>
    </div>
  );
}

/** Quick exit that stays in reach while the page scrolls. */
export function QuickExitBar() {
  return (
    <div ref={useBelowHeader()} className={classNames(styles.bar, 'screen-only')}>
      <QuickExit />
    </div>
  );
}

/** Wraps a screen that Back must not show again after a quick exit. */
export function Leavable({ children }: { children: ReactNode }) {
  return useCameBack() ? <Navigate to="/" replace /> : children;
}
