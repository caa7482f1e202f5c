import { isComplete } from '@anew/words/language';
import { partInEnglish } from '@anew/words/shared';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router-dom';
import layout from '#shared/ui/layout.module.css';

/** Tells readers of another language, and their screen readers, that a screen's words are still English. */
export function ScreenWords({ children }: { children: ReactNode }) {
  const screen = useMatches().at(-1)?.id ?? '';
  if (isComplete(screen)) return children;
  return (
    <>
      <p className={layout.muted}>{partInEnglish()}</p>
      <div lang="en">{children}</div>
    </>
  );
}
