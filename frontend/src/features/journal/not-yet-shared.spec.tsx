import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { browser } from '#shared/lib/browser';
import { apiServer } from '#shared/testing/api-server';
import { renderWithProviders } from '#shared/testing/render';
import { JournalPage } from './components/journal-page';
import { entry } from './testing/entries';
import { fakeJournal } from './testing/fake-journal';
import { field, openJournal } from './testing/open-journal';

const server = apiServer();
const hidden = entry('1', { partnerCanRead: false });

function open(hasPartner = true) {
  const journal = fakeJournal(server, [
    hidden,
    entry('2'),
    entry('3', { visibility: 'private', partnerCanRead: false }),
  ]);
  const view = renderWithProviders(
    <JournalPage userId="me" partner={hasPartner ? 'Sam' : ''} hasPartner={hasPartner} />,
    '/journal',
  );
  return { journal, ...view };
}

afterEach(() => {
  document.body.hidden = false;
  jest.restoreAllMocks();
});

describe('a shared entry from before the partner was there', () => {
  it('says that the partner cannot read it yet, and can be shared by itself', async () => {
    const { journal, user } = open();
    const [first, second, third] = await screen.findAllByRole('article');
    expect(within(first!).getByText('Sam cannot read this yet.')).toBeVisible();
    for (const other of [second, third]) expect(other).not.toHaveTextContent('cannot read');
    await user.click(within(first!).getByRole('button', { name: /^Let Sam read it: entry of/ }));
    expect(journal.changes).toEqual([{ id: '1', change: { visibility: 'shared' } }]);
  });

  it('says to someone alone that it is theirs', async () => {
    open(false);
    const [first] = await screen.findAllByRole('article');
    expect(first).toHaveTextContent('Nobody else can read this. When a partner joins, you decide.');
    expect(within(first!).queryByRole('button', { name: /^Let/ })).toBeNull();
  });
});

it('forgets what is being written when one leaves in a hurry, even before it was kept', async () => {
  jest.spyOn(browser, 'replaceBy').mockReturnValue();
  fakeJournal(server);
  const { user, unmount } = openJournal();
  await user.type(field(), 'I am afraid');
  await user.click(screen.getByRole('button', { name: 'Quick exit' }));
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  expect(Object.keys(window.localStorage)).toEqual([]);
});
