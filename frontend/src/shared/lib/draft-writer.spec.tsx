import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { leaveAtOnce } from '../quick-exit/leave';
import { KEY, Letter, pass, send, stored, write } from '../testing/letter';
import { storesElsewhere, storesUnheard } from '../testing/other-tab';
import { browser } from './browser';
import { draftPlaces } from './draft-places';
import { DRAFT_SAVED_AFTER_MS } from './draft-writer';
import { draftKey, drafts } from './drafts';

describe('a draft in two tabs', () => {
  const SECOND = `${KEY}~`;
  const second = () => window.localStorage.getItem(SECOND);
  const field = () => screen.getByRole('textbox');
  const save = () => pass(DRAFT_SAVED_AFTER_MS);

  const unheard = (newValue: string | null) => storesUnheard(KEY, newValue);
  const elsewhere = (newValue: string | null, key = KEY) => act(() => storesElsewhere(key, newValue));

  async function typeInBoth() {
    const view = render(<Letter />);
    await write('Mine');
    elsewhere('"Theirs"');
    save();
    return view;
  }

  it('is two drafts when both have typed at once', async () => {
    await typeInBoth();
    expect(field()).toHaveValue('Mine');
    expect([stored(), second()]).toEqual(['"Theirs"', '"Mine"']);
  });

  it('comes back with its own words after a reload', async () => {
    const { unmount } = await typeInBoth();
    unmount();
    render(<Letter />);
    expect(field()).toHaveValue('Mine');
  });

  it('is gone on with in a new tab when the tab that typed it was closed', async () => {
    const { unmount } = await typeInBoth();
    unmount();
    window.sessionStorage.clear();
    unheard(null);
    render(<Letter />);
    expect(field()).toHaveValue('Mine');
  });

  it('shows the other words once its own were sent', async () => {
    await typeInBoth();
    await send();
    expect(field()).toHaveValue('');
    save();
    expect(field()).toHaveValue('Theirs');
    expect([stored(), second()]).toEqual(['"Theirs"', null]);
  });

  it('stays when the other words are sent', async () => {
    await typeInBoth();
    elsewhere(null);
    await write(' too');
    save();
    expect(field()).toHaveValue('Mine too');
    expect(second()).toBe('"Mine too"');
  });

  it('is kept when it was typed on while the other tab sent what both had', async () => {
    render(<Letter />);
    await write('Ours');
    save();
    await write(' and mine');
    elsewhere(null);
    save();
    expect(stored()).toBe('"Ours and mine"');
  });

  it('is kept twice when both tabs typed on from the same words', async () => {
    render(<Letter />);
    await write('Dear');
    save();
    await write(' Sam');
    elsewhere('"Dear Ada"');
    save();
    expect([stored(), second()]).toEqual(['"Dear Ada"', '"Dear Sam"']);
  });

  it('goes where the other tab has sent the same words', () => {
    drafts.save(KEY, '"Ours"');
    render(<Letter />);
    save();
    elsewhere(null);
    save();
    expect(field()).toHaveValue('');
    expect(stored()).toBeNull();
  });

  it('that is empty takes nothing away from the other, and shows it', () => {
    render(<Letter />);
    elsewhere('"Theirs"');
    save();
    expect(stored()).toBe('"Theirs"');
    expect(field()).toHaveValue('Theirs');
  });

  it('goes on from the newest words when they were typed in the other tab', async () => {
    render(<Letter />);
    await write('Dear');
    save();
    elsewhere('"Dear Sam"');
    elsewhere('"Dear Sam, I"');
    await write(' am late');
    save();
    expect([stored(), second()]).toEqual(['"Dear Sam, I am late"', null]);
  });

  it.each([
    ['is shown again by the browser', () => window.dispatchEvent(new Event('pageshow'))],
    ['is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('shows the newest words when a frozen tab %s', async (_name, comeBack) => {
    render(<Letter />);
    await write('Dear');
    save();
    unheard('"Dear Sam"');
    act(() => void comeBack());
    expect(field()).toHaveValue('Dear Sam');
  });

  it('takes nothing away when a frozen tab is typed in before it has looked', async () => {
    render(<Letter />);
    await write('Dear');
    save();
    unheard('"Dear Sam"');
    await write(' Ada');
    save();
    expect([stored(), second()]).toEqual(['"Dear Sam"', '"Dear Ada"']);
  });

  it('takes nothing away when a frozen tab sends older words, and shows the newer ones', async () => {
    render(<Letter />);
    await write('Dear');
    save();
    unheard('"Dear Sam"');
    await send();
    save();
    expect(stored()).toBe('"Dear Sam"');
    expect(field()).toHaveValue('Dear Sam');
  });

  it('keeps what the other tab types while it is being sent here', async () => {
    let answer: () => void = jest.fn();
    const answered = new Promise<void>((resolve) => (answer = resolve));
    render(<Letter answered={answered} />);
    await write('Dear');
    save();
    await send();
    elsewhere('"Dear Sam"');
    expect(field()).toHaveValue('Dear');
    await act(() => {
      answer();
      return answered;
    });
    expect(field()).toHaveValue('');
    save();
    expect(field()).toHaveValue('Dear Sam');
    expect(stored()).toBe('"Dear Sam"');
  });

  it('takes over no words that its form cannot show, and leaves them', async () => {
    render(<Letter />);
    await write('Mine');
    save();
    elsewhere('{"a":1}');
    save();
    expect(field()).toHaveValue('Mine');
    expect(stored()).toBe('{"a":1}');
  });

  it('goes with all its words when what it belongs to is deleted', async () => {
    await typeInBoth();
    drafts.save(draftKey('letters', 'maria'), '"Stays"');
    draftPlaces.clear(KEY);
    expect([stored(), second()]).toEqual([null, null]);
    expect(drafts.read(draftKey('letters', 'maria'))).toBe('"Stays"');
  });

  it('is gone in both when one of them signs out', async () => {
    const { unmount } = await typeInBoth();
    await write(' and more');
    elsewhere('1', 'anew-drafts-go');
    elsewhere(null);
    elsewhere(null, SECOND);
    elsewhere(null, 'anew-drafts-go');
    unmount();
    expect([stored(), second()]).toEqual([null, null]);
  });
});

describe('a draft on a page that a quick exit has left', () => {
  it('stores nothing of what is still dictated until the other page is there', async () => {
    jest.spyOn(browser, 'replaceBy').mockReturnValue();
    render(<Letter />);
    await write('I am afraid');
    pass(DRAFT_SAVED_AFTER_MS);
    leaveAtOnce();
    fireEvent.change(screen.getByRole('textbox', { hidden: true }), {
      target: { value: 'I am afraid of him' },
    });
    pass(DRAFT_SAVED_AFTER_MS);
    window.dispatchEvent(new Event('pagehide'));
    document.body.hidden = false;
    expect(stored()).toBeNull();
  });
});
