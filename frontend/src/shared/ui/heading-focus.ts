/**
 * Moves the focus to the screen's heading when the element that had it is gone. Nothing scrolls, because people with a
 * pointer look elsewhere.
 */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

/** A `ref` for an element that takes the focus as soon as it is there. */
export const focusOn = (element: HTMLElement | null) => element?.focus();

/** A `ref` for an element that may disappear with the focus in it. The focus then moves to the screen's heading. */
export function passFocusOn(element: HTMLElement | null) {
  return () => {
    if (element?.contains(document.activeElement)) focusHeading();
  };
}
