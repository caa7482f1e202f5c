/** Where the focus goes when what had it is gone. Nothing scrolls: whoever used a pointer looks elsewhere. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

/** A `ref` for what may go away with the focus in it: the screen's heading takes it then. */
export function passFocusOn(element: HTMLElement | null) {
  return () => {
    if (element?.contains(document.activeElement)) focusHeading();
  };
}
