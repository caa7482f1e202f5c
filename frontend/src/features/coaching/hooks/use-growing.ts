import { useLayoutEffect } from 'react';
import type { Input } from './use-input-focus';

function fit({ style, scrollHeight }: HTMLTextAreaElement): void {
  style.height = `${scrollHeight}px`;
}

/** Lets the field grow with its text in browsers whose styles cannot. */
export function useGrowing(input: Input, text: string): void {
  useLayoutEffect(() => {
    const field = input.current;
    if (!field || CSS.supports('field-sizing', 'content')) return;
    field.style.removeProperty('height');
    fit(field);
  }, [input, text]);
}
