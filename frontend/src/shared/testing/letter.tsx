import { afterEach, beforeEach, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { draftKey, drafts } from '../lib/drafts';
import { whileSending } from '../lib/sending';
import { useDraft } from '../lib/use-draft';

/** The key of the letter's draft. */
export const KEY = draftKey('letter', 'maria');
export const stored = () => window.localStorage.getItem(KEY);

const AT_ONCE = Promise.resolve();

/** A form whose text is a draft. */
export function Letter({ answered = AT_ONCE }: { answered?: Promise<void> }) {
  const { value, change, keptOn, forget } = useDraft({
    key: KEY,
    empty: '',
    parse: (it) => (typeof it === 'string' ? it : null),
    isEmpty: (text) => text === '',
  });
  return (
    <>
      <input value={value} onChange={(event) => change(event.target.value)} />
      <p>Kept: {keptOn ?? 'not yet'}</p>
      <button onClick={() => void whileSending(answered.then(() => forget()))}>Send</button>
    </>
  );
}

export const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms), delay: null });
export const write = (text: string) => user.type(screen.getByRole('textbox'), text);
/** Sends, and waits for the answer, unless that is held back. */
export const send = () =>
  act(() => {
    screen.getByRole('button', { name: 'Send' }).click();
    return AT_ONCE;
  });
export const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  drafts.clearAll();
  window.sessionStorage.clear();
  jest.useRealTimers();
  jest.restoreAllMocks();
});
