import { Tooltip as Radix } from 'radix-ui';
import { type FocusEvent, type ReactElement, type ReactNode, useContext } from 'react';
import { ScreenLanguage } from '../lib/screen-language';
import styles from './tooltip.module.css';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Stands around a part of a screen: someone who goes from one of its tooltips to the next need not wait again. */
export function TooltipArea({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Radix.Provider>
  );
}

/** Focus that comes back from a closed window, after a click, is no reason to show a tooltip. */
function onlyForKeyboard(event: FocusEvent) {
  if (!event.target.matches(':focus-visible')) event.preventDefault();
}

interface TooltipProps {
  hint: ReactNode;
  children: ReactElement;
}

/** A hint for people who hover or focus. It must not be the only name of its element. */
export function Tooltip({ hint, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild onFocus={onlyForKeyboard}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content side="bottom" align="end" className={styles.tooltip} lang={useContext(ScreenLanguage)}>
          {hint}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
