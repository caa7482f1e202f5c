import { act } from '@testing-library/react';

/** Does several things before the page can show the first of them, as on a double click on a slow machine. */
export const inOneTurn = (...presses: (() => unknown)[]) =>
  act(() => {
    presses.forEach((press) => press());
  });

export const pressTwice = (button: HTMLElement) =>
  inOneTurn(
    () => button.click(),
    () => button.click(),
  );
