import { useRef } from 'react';
import { focusHeading } from './heading-focus';

/**
 * Gives the focus back to the element that had it before the dialog opened. These dialogs have no trigger of Radix's
 * own, so Radix would lose the focus on closing.
 */
export function useFocusReturn(otherwise = '') {
  // A field that takes the focus by itself does so before Radix looks, and then Radix does not call `onOpenAutoFocus`.
  // The element is therefore noted here as well, during the first render.
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
