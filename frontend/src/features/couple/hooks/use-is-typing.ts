import { useSyncExternalStore } from 'react';

function isTyping(): boolean {
  const field = document.activeElement;
  const isField = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
  return isField && !field.readOnly && field.value.trim() !== '';
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('focusin', onChange);
  document.addEventListener('focusout', onChange);
  return () => {
    document.removeEventListener('focusin', onChange);
    document.removeEventListener('focusout', onChange);
  };
}

/** Whether somebody is in the middle of a text, so that nothing may come over it now. */
export function useIsTyping(): boolean {
  return useSyncExternalStore(subscribe, isTyping);
}
