import type { KeyboardEvent } from 'react';

/**
 * Lets Escape close a dialog although a message has appeared since it opened. Radix gives Escape only to the layer that
 * was opened last, and a toast is one.
 */
export const closeOnEscape = (onOpenChange: (open: boolean) => void) => ({
  onKeyDown: ({ key, defaultPrevented }: KeyboardEvent) => {
    // Radix prevents the default of an Escape that has closed something else, such as a dialog inside this one.
    if (key === 'Escape' && !defaultPrevented) onOpenChange(false);
  },
});
