import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { drafts } from '#shared/lib/drafts';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { toasts } from '#shared/testing/toasts';
import { type FakeJournal, fakeJournal } from '../testing/fake-journal';
import { button, DRAFT, DRAFT_KEY, field, openJournal, readers, storedDraft } from '../testing/open-journal';

const server = apiServer();

let journal: FakeJournal;
beforeEach(() => {
  journal = fakeJournal(server);
});
afterEach(() => drafts.clearAll());

describe('the form', () => {
  it('is closed until someone wants to write', async () => {
    const { user } = openJournal('/journal');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(button('Write an entry'));
    await waitFor(() => expect(field()).toHaveFocus());
    expect(readers('Shared')).toBeChecked();
  });

  it('is opened by ?write=true, which goes from the address', async () => {
    openJournal();
    await waitFor(() => expect(field()).toHaveFocus());
    expect(document.querySelector('output')).toBeEmptyDOMElement();
  });

  it('asks who can read it right after the words', async () => {
    const { user } = openJournal();
    await waitFor(() => expect(field()).toHaveFocus());
    await user.tab();
    expect(readers('Shared')).toHaveFocus();
  });

  it('says who will read it', async () => {
    const { user } = openJournal();
    expect(screen.getByText('You and Sam will be able to read this.')).toBeVisible();
    await user.click(readers('Private'));
    expect(screen.getByText('Only you will be able to read this.')).toBeVisible();
  });

  it('is closed by Cancel, and what was written waits', async () => {
    const { user } = openJournal();
    await user.type(field(), 'Half a thought');
    await user.click(button('Cancel'));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(button('Continue writing')).toHaveFocus();
    await user.click(button('Continue writing'));
    expect(field()).toHaveValue('Half a thought');
  });

  it('forgets a draft only when asked, and asks back', async () => {
    drafts.save(DRAFT_KEY, DRAFT);
    const { user } = openJournal('/journal');
    await user.click(button('Cancel'));
    await user.click(button('Discard draft'));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard draft' }),
    );
    expect(button('Write an entry')).toBeVisible();
    expect(storedDraft()).toBeNull();
  });
});

describe('publishing', () => {
  it('waits for words', async () => {
    const { user } = openJournal();
    await user.type(field(), '   ');
    expect(button('Publish Entry')).toBeDisabled();
  });

  it('refuses what is too long instead of cutting it', () => {
    drafts.save(
      DRAFT_KEY,
      JSON.stringify({ content: 'x'.repeat(20_003), visibility: 'shared', prompt: null }),
    );
    openJournal();
    expect(field()).toHaveAccessibleDescription('An entry holds 20,000 characters; this one has 3 more.');
    expect(button('Publish Entry')).toBeDisabled();
  });

  it.each([
    ['shared', 'Your reflection has been shared with your partner.'],
    ['private', 'Your private reflection has been saved.'],
  ])('saves a %s entry, says so, closes the form and forgets the draft [8.51]', async (choice, words) => {
    const { user } = openJournal();
    await user.click(readers(choice === 'shared' ? 'Shared' : 'Private'));
    await user.type(field(), ' A quiet day. ');
    await user.click(button('Publish Entry'));
    expect(await toasts().findByText('Entry saved!')).toBeVisible();
    expect(toasts().getByText(words)).toBeVisible();
    expect(journal.published).toEqual([{ content: 'A quiet day.', visibility: choice }]);
    expect(button('Write an entry')).toHaveFocus();
    expect(storedDraft()).toBeNull();
    expect(await screen.findByText('A quiet day.')).toBeVisible();
  });

  it('keeps everything when it fails, with what the server said [8.27]', async () => {
    const words = 'This part of Anew is not reachable right now. Please try again in a moment.';
    server.use(http.post('/api/journal', () => refusal(503, 'service_unavailable', words)));
    const { user } = openJournal();
    await user.type(field(), 'A quiet day.');
    await user.click(button('Publish Entry'));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getAllByText(words)).toHaveLength(1);
    expect(field()).toHaveValue('A quiet day.');
  });

  it('that ends after the screen was left still forgets the draft', async () => {
    let answer: (response: Response) => void = () => undefined;
    server.use(http.post('/api/journal', () => new Promise<Response>((resolve) => void (answer = resolve))));
    const { user, rerender } = openJournal();
    await user.type(field(), 'A quiet day.');
    await user.click(button('Publish Entry'));
    rerender(<p>Elsewhere</p>);
    expect(storedDraft()).toMatchObject({ content: 'A quiet day.' });
    answer(HttpResponse.json({ content: 'A quiet day.', visibility: 'shared' }, { status: 201 }));
    await waitFor(() => expect(storedDraft()).toBeNull());
  });
});
