import { useLayoutEffect } from 'react';
import type { Input } from './use-input-focus';

/** Lets the field grow with its text in browsers whose styles cannot. */
export function useGrowing({ current }: Input, text: string): void {
  useLayoutEffect(() => {
    if (!current || globalThis.CSS.supports?.('field-sizing', 'content') !== false) return;
    current.style.height = 'auto';
    current.style.height = `${current.scrollHeight}px`;
  }, [current, text]);
}
