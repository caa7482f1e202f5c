import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DRAFT_SAVED_AFTER_MS } from './draft-writer';
import { draftKey, drafts } from './drafts';
import { forgetOnSignOut } from './forget';
import { useDraft } from './use-draft';

const KEY = draftKey('letter', 'maria');
const stored = () => window.localStorage.getItem(KEY);

function Letter() {
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
      <button onClick={() => forget()}>Send</button>
    </>
  );
}

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null });
const write = (text: string) => user.type(screen.getByRole('textbox'), text);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const click = (html: string) => {
  document.body.insertAdjacentHTML('beforeend', html);
  const link = document.body.lastElementChild as HTMLElement;
  link.addEventListener('click', (event) => event.preventDefault());
  (link.querySelector<HTMLElement>('span') ?? link).click();
  link.remove();
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  drafts.clearAll();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function forbidStorage() {
  const storage = Object.getPrototypeOf(window.localStorage) as Storage;
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(storage, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
}

describe('a draft', () => {
  it('is saved 500 ms after the last change', async () => {
    render(<Letter />);
    await write('Dear');
    pass(DRAFT_SAVED_AFTER_MS - 1);
    expect(stored()).toBeNull();
    pass(1);
    expect(stored()).toBe('"Dear"');
    expect(screen.getByText('Kept: device')).toBeVisible();
  });

  it('is there again on return, and gone once it is empty', async () => {
    drafts.save(KEY, '"Dear"');
    render(<Letter />);
    expect(screen.getByRole('textbox')).toHaveValue('Dear');
    await user.clear(screen.getByRole('textbox'));
    pass(DRAFT_SAVED_AFTER_MS);
    expect(stored()).toBeNull();
  });

  it.each(['not json', '{"a":1}', 'null'])('is empty when it reads %p', (text) => {
    drafts.save(KEY, text);
    render(<Letter />);
    expect(screen.getByRole('textbox')).toHaveValue('');
  });

  it('is saved at once when another screen comes', async () => {
    const { unmount } = render(<Letter />);
    await write('Dear');
    unmount();
    expect(stored()).toBe('"Dear"');
  });

  it('is saved at once when the page is left', async () => {
    render(<Letter />);
    await write('Dear');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(stored()).toBe('"Dear"');
  });

  it('lasts until the page is left where the browser stores nothing, and says so', async () => {
    forbidStorage();
    const { unmount } = render(<Letter />);
    await write('Dear');
    pass(DRAFT_SAVED_AFTER_MS);
    expect(screen.getByText('Kept: page')).toBeVisible();
    unmount();
    render(<Letter />);
    expect(screen.getByRole('textbox')).toHaveValue('Dear');
  });
});

describe('a draft in two tabs', () => {
  /** Acts as another tab that stores its text, or removes it. */
  function elsewhere(newValue: string | null, key = KEY) {
    const oldValue = window.localStorage.getItem(key);
    if (newValue === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, newValue);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue })));
  }

  const send = () => user.click(screen.getByRole('button', { name: 'Send' }));

  it('is not taken away by sending the other tab’s', async () => {
    render(<Letter />);
    await write('Mine');
    pass(DRAFT_SAVED_AFTER_MS);
    elsewhere('"Theirs"');
    await send();
    pass(DRAFT_SAVED_AFTER_MS);
    expect(stored()).toBe('"Theirs"');
  });

  it('is kept again when the other tab has sent its own from the same place', async () => {
    render(<Letter />);
    await write('Mine');
    pass(DRAFT_SAVED_AFTER_MS);
    elsewhere('"Theirs"');
    elsewhere(null);
    expect(stored()).toBe('"Mine"');
    expect(screen.getByRole('textbox')).toHaveValue('Mine');
  });

  it('goes where the other tab has sent the same words', () => {
    drafts.save(KEY, '"Ours"');
    render(<Letter />);
    pass(DRAFT_SAVED_AFTER_MS);
    elsewhere(null);
    expect(stored()).toBeNull();
  });

  it('that is empty takes nothing away from the other, and shows it', () => {
    render(<Letter />);
    elsewhere('"Theirs"');
    pass(DRAFT_SAVED_AFTER_MS);
    expect(stored()).toBe('"Theirs"');
    expect(screen.getByRole('textbox')).toHaveValue('Theirs');
  });

  it('goes on from the newest text when it was typed on in the other tab', async () => {
    drafts.save(KEY, '"Dear"');
    render(<Letter />);
    pass(DRAFT_SAVED_AFTER_MS);
    elsewhere('"Dear Sam"');
    elsewhere('"Dear Sam, I"');
    await write(' am late');
    pass(DRAFT_SAVED_AFTER_MS);
    expect(stored()).toBe('"Dear Sam, I am late"');
  });

  it('is empty in a tab that only showed it, once the other has sent it', () => {
    drafts.save(KEY, '"Ours"');
    render(<Letter />);
    elsewhere(null);
    pass(DRAFT_SAVED_AFTER_MS);
    expect(screen.getByRole('textbox')).toHaveValue('');
    expect(stored()).toBeNull();
  });

  it('shows the other tab’s again once its own was sent', async () => {
    render(<Letter />);
    await write('Mine');
    pass(DRAFT_SAVED_AFTER_MS);
    await send();
    elsewhere('"Theirs"');
    expect(screen.getByRole('textbox')).toHaveValue('Theirs');
  });

  it('keeps what was typed here while the other tab stores its own', async () => {
    render(<Letter />);
    await write('Mine');
    elsewhere('"Theirs"');
    expect(screen.getByRole('textbox')).toHaveValue('Mine');
  });

  it('is gone in both when one of them signs out', async () => {
    const { unmount } = render(<Letter />);
    await write('Mine');
    pass(DRAFT_SAVED_AFTER_MS);
    await write(' and more');
    elsewhere('1', 'anew-drafts-go');
    elsewhere(null);
    elsewhere(null, 'anew-drafts-go');
    unmount();
    expect(stored()).toBeNull();
  });
});

describe('signing out', () => {
  beforeEach(() => forgetOnSignOut());

  it('forgets every draft and setting, but not an invitation, wherever the link stands', () => {
    drafts.save(KEY, '"Dear"');
    drafts.save(draftKey('journal', 'sam'), '"Dear"');
    window.localStorage.setItem('anew-coaching-settings:sam', '{}');
    window.localStorage.setItem('anew-assessment:sam', '{}');
    window.sessionStorage.setItem('invite-code', 'k7m2x9qa');
    click('<a href="/api/logout"><span>Log Out</span></a>');
    expect(Object.keys(window.localStorage)).toEqual([]);
    expect(window.sessionStorage.getItem('invite-code')).toBe('k7m2x9qa');
  });

  it('leaves no words behind that were still waiting to be saved', async () => {
    const { unmount } = render(<Letter />);
    await write('Dear');
    click('<a href="/api/logout">Log Out</a>');
    unmount();
    expect(stored()).toBeNull();
  });

  it('is not what any other link does', () => {
    drafts.save(KEY, '"Dear"');
    click('<a href="/help">Help</a>');
    expect(stored()).toBe('"Dear"');
  });
});
