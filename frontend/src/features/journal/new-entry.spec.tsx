import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { draftKey, drafts } from '../../shared/lib/drafts';
import { refusal } from '../../shared/testing/answers';
import { apiServer } from '../../shared/testing/api-server';
import { FakeRecogniser } from '../../shared/testing/fake-recogniser';
import { renderWithProviders } from '../../shared/testing/render';
import { JournalPage } from './components/journal-page';
import { fakeJournal, type FakeJournal } from './testing/fake-journal';

const server = apiServer();
const KEY = draftKey('journal', 'me');
const DRAFT = JSON.stringify({ content: 'Begun', visibility: 'private', prompt: null });

function Address() {
  return <output>{useLocation().search}</output>;
}

const open = (path = '/journal?write=true') =>
  renderWithProviders(
    <>
      <JournalPage userId="me" partner="Sam" />
      <Address />
    </>,
    path,
  );

const field = () => screen.getByRole('textbox', { name: 'What is on your mind?' });
const visibility = () => screen.getByRole('combobox', { name: 'Who can read it' });
const button = (name: string) => screen.getByRole('button', { name });
const toasts = () => within(screen.getByRole('region', { name: 'Notifications (F8)' }));
const stored = () => JSON.parse(window.localStorage.getItem(KEY) ?? 'null') as unknown;

let journal: FakeJournal;
beforeEach(() => {
  journal = fakeJournal(server);
});
afterEach(() => drafts.clearAll());

describe('the form', () => {
  it('is closed until someone wants to write', async () => {
    const { user } = open('/journal');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(button('Write an entry'));
    expect(field()).toHaveFocus();
    expect(visibility()).toHaveValue('shared');
  });

  it('is opened by ?write=true, which goes from the address', async () => {
    open();
    await waitFor(() => expect(field()).toHaveFocus());
    expect(document.querySelector('output')).toBeEmptyDOMElement();
  });

  it('says who will read it', async () => {
    const { user } = open();
    expect(screen.getByText('You and Sam will be able to read this.')).toBeVisible();
    await user.selectOptions(visibility(), 'private');
    expect(screen.getByText('Only you will be able to read this.')).toBeVisible();
  });

  it('is closed by Cancel, and what was written waits', async () => {
    const { user } = open();
    await user.type(field(), 'Half a thought');
    await user.click(button('Cancel'));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(button('Continue writing')).toHaveFocus();
    await user.click(button('Continue writing'));
    expect(field()).toHaveValue('Half a thought');
  });

  it('forgets a draft only when asked, and asks back', async () => {
    drafts.save(KEY, DRAFT);
    const { user } = open('/journal');
    await user.click(button('Cancel'));
    await user.click(button('Discard draft'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Discard draft' }));
    expect(button('Write an entry')).toBeVisible();
    expect(stored()).toBeNull();
  });
});

describe('publishing', () => {
  it('waits for words', async () => {
    const { user } = open();
    await user.type(field(), '   ');
    expect(button('Publish Entry')).toBeDisabled();
  });

  it('refuses what is too long instead of cutting it', () => {
    drafts.save(KEY, JSON.stringify({ content: 'x'.repeat(20_003), visibility: 'shared', prompt: null }));
    open();
    expect(field()).toHaveAccessibleDescription('An entry holds 20,000 characters; this one has 3 more.');
    expect(button('Publish Entry')).toBeDisabled();
  });

  it.each([
    ['shared', 'Your reflection has been shared with your partner.'],
    ['private', 'Your private reflection has been saved.'],
  ])('saves a %s entry, says so, closes the form and forgets the draft', async (choice, words) => {
    const { user } = open();
    await user.selectOptions(visibility(), choice);
    await user.type(field(), ' A quiet day. ');
    await user.click(button('Publish Entry'));
    expect(await toasts().findByText('Entry saved!')).toBeVisible();
    expect(toasts().getByText(words)).toBeVisible();
    expect(journal.published).toEqual([{ content: 'A quiet day.', visibility: choice }]);
    expect(button('Write an entry')).toHaveFocus();
    expect(stored()).toBeNull();
    expect(await screen.findByText('A quiet day.')).toBeVisible();
  });

  it('keeps everything when it fails, with what the server said', async () => {
    server.use(
      http.post('/api/journal', () => refusal(503, 'service_unavailable', 'The journal is resting.')),
    );
    const { user } = open();
    await user.type(field(), 'A quiet day.');
    await user.click(button('Publish Entry'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The journal is resting.');
    expect(toasts().getByText('The journal is resting.')).toBeVisible();
    expect(field()).toHaveValue('A quiet day.');
  });

  it('that ends after the screen was left still forgets the draft', async () => {
    let answer: (response: Response) => void = () => undefined;
    server.use(http.post('/api/journal', () => new Promise<Response>((resolve) => void (answer = resolve))));
    const { user, rerender } = open();
    await user.type(field(), 'A quiet day.');
    await user.click(button('Publish Entry'));
    rerender(<p>Elsewhere</p>);
    expect(stored()).toMatchObject({ content: 'A quiet day.' });
    answer(HttpResponse.json({ content: 'A quiet day.', visibility: 'shared' }, { status: 201 }));
    await waitFor(() => expect(stored()).toBeNull());
  });
});

describe('today’s question', () => {
  it('can be taken: its id goes with the entry', async () => {
    const { user } = open('/journal');
    expect(await screen.findByText('What did you laugh about?')).toBeVisible();
    expect(screen.getByText('Today’s question, from your focus: Love, Fun and Intimacy')).toBeVisible();
    await user.click(button('Answer this question'));
    expect(screen.getByRole('checkbox', { name: 'My entry answers this question' })).toBeChecked();
    await user.type(field(), 'The dog.');
    await user.click(button('Publish Entry'));
    await toasts().findByText('Entry saved!');
    expect(journal.published).toEqual([
      { content: 'The dog.', visibility: 'shared', dailyPromptId: 'prompt-today' },
    ]);
  });

  it('can be left', async () => {
    const { user } = open();
    const box = await screen.findByRole('checkbox', { name: 'My entry answers this question' });
    expect(box).not.toBeChecked();
    await user.click(box);
    await user.click(box);
    await user.type(field(), 'The dog.');
    await user.click(button('Publish Entry'));
    await toasts().findByText('Entry saved!');
    expect(journal.published).toEqual([{ content: 'The dog.', visibility: 'shared' }]);
  });

  it('stays the one that a draft was begun with', async () => {
    const prompt = { id: 'yesterday', text: 'What was hard?' };
    drafts.save(KEY, JSON.stringify({ content: 'Begun', visibility: 'shared', prompt }));
    const { user } = open();
    expect(screen.getByText('What was hard?')).toBeVisible();
    await user.click(button('Publish Entry'));
    await toasts().findByText('Entry saved!');
    expect(journal.published[0]?.dailyPromptId).toBe('yesterday');
  });

  it('that does not load holds nobody up', async () => {
    server.use(http.get('/api/prompts/today', () => refusal(503, 'service_unavailable', 'Resting.')));
    open();
    expect(await screen.findByText(/Today’s question did not load/)).toBeVisible();
    expect(button('Retry')).toBeVisible();
    expect(field()).toBeVisible();
  });
});

describe('a draft', () => {
  it('saves itself and says so', async () => {
    const { user } = open();
    await user.selectOptions(visibility(), 'private');
    await user.type(field(), 'A quiet day.');
    expect(await screen.findByText('Draft saved')).toBeVisible();
    expect(stored()).toEqual({ content: 'A quiet day.', visibility: 'private', prompt: null });
  });

  it('is there again on return, with its visibility', () => {
    drafts.save(KEY, DRAFT);
    open('/journal');
    expect(field()).toHaveValue('Begun');
    expect(visibility()).toHaveValue('private');
  });

  it('belongs to one person', () => {
    drafts.save(draftKey('journal', 'sam'), DRAFT);
    open();
    expect(field()).toHaveValue('');
  });
});

describe('dictation', () => {
  beforeEach(() => FakeRecogniser.install());
  afterEach(() => FakeRecogniser.remove());

  it('appends what is said', async () => {
    const { user } = open();
    await user.type(field(), 'Today:');
    await user.click(button('Dictate'));
    act(() => FakeRecogniser.last.hear(['we laughed.']));
    expect(field()).toHaveValue('Today: we laughed.');
  });

  it('fails in the journal’s own words', async () => {
    const { user } = open();
    await user.click(button('Dictate'));
    act(() => FakeRecogniser.last.fail('not-allowed'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Speech recognition errorPlease try again or check microphone permissions.',
    );
  });

  it('keeps the words that were not final yet when the entry was sent', async () => {
    const { user } = open();
    await user.type(field(), 'Sent.');
    await user.click(button('Dictate'));
    act(() => FakeRecogniser.last.hear(['Late.', 'interim']));
    await user.click(button('Publish Entry'));
    await toasts().findByText('Entry saved!');
    await user.click(button('Continue writing'));
    expect(field()).toHaveValue('Late.');
  });
});
