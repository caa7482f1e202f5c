import { useRef } from 'react';
import { focusHeading } from './heading-focus';

/** Without a trigger of Radix's own, the focus would be lost on closing: it goes back to whatever had it before. */
export function useFocusReturn(otherwise = '') {
  // A field that takes the focus by itself does so before Radix would tell; this comes earlier still.
  const before = useRef<Element | null>(document.activeElement);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const asker = before.current;
      const target = asker?.isConnected ? asker : document.getElementById(otherwise);
      if (target instanceof HTMLElement) target.focus();
      else if (document.activeElement === document.body) focusHeading();
    },
  };
}
