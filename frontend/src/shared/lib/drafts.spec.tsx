import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { KEY, Letter, pass, send, stored, user, write } from '../testing/letter';
import { DRAFT_SAVED_AFTER_MS } from './draft-writer';
import { draftKey, drafts } from './drafts';
import { forgetOnSignOut } from './forget';

const click = (html: string) => {
  document.body.insertAdjacentHTML('beforeend', html);
  const link = document.body.lastElementChild as HTMLElement;
  link.addEventListener('click', (event) => event.preventDefault());
  (link.querySelector<HTMLElement>('span') ?? link).click();
  link.remove();
};

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
    await send();
    pass(DRAFT_SAVED_AFTER_MS);
    expect(screen.getByRole('textbox')).toHaveValue('');
  });

  it('is one text where the browser stores nothing, however long it is typed on', async () => {
    forbidStorage();
    const { unmount } = render(<Letter />);
    for (const word of ['Dear', ' Sam', ', I']) {
      await write(word);
      pass(DRAFT_SAVED_AFTER_MS);
    }
    unmount();
    expect(drafts.read(KEY)).toBe('"Dear Sam, I"');
    expect(drafts.read(`${KEY}~`)).toBeNull();
    drafts.clearAll();
    expect(drafts.read(KEY)).toBeNull();
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
