import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { http } from 'msw';
import { Link, Route, Routes } from 'react-router-dom';
import { browser } from '#shared/lib/browser';
import { draftKey, drafts } from '#shared/lib/drafts';
import type { WritingAbout } from '#shared/lib/writing-about';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { FakeRecognizer } from '#shared/testing/fake-recognizer';
import { renderWithProviders } from '#shared/testing/render';
import { toasts } from '#shared/testing/toasts';
import { JournalPage } from './components/journal-page';
import { type FakeJournal, fakeJournal } from './testing/fake-journal';
import { button, DRAFT, DRAFT_KEY, field, openJournal, readers, storedDraft } from './testing/open-journal';

const server = apiServer();

let journal: FakeJournal;
beforeEach(() => {
  journal = fakeJournal(server);
});
afterEach(() => {
  document.body.hidden = false;
  jest.restoreAllMocks();
  drafts.clearAll();
});

describe('today’s question', () => {
  it('can be taken: its id goes with the entry', async () => {
    const { user } = openJournal('/journal');
    expect(await screen.findByText('What did you laugh about?')).toBeVisible();
    expect(screen.getByText('Today’s question, from your focus: Love, Fun and Intimacy')).toBeVisible();
    await user.click(button('Write about this question'));
    expect(screen.getByRole('checkbox', { name: 'My entry is about this question' })).toBeChecked();
    await user.type(field(), 'The dog.');
    await user.click(button('Publish Entry'));
    await toasts().findByText('Entry saved!');
    expect(journal.published).toEqual([
      { content: 'The dog.', visibility: 'shared', dailyPromptId: 'prompt-today' },
    ]);
  });

  it('can be left', async () => {
    const { user } = openJournal();
    const box = await screen.findByRole('checkbox', { name: 'My entry is about this question' });
    expect(box).not.toBeChecked();
    await user.click(box);
    await user.click(box);
    await user.type(field(), 'The dog.');
    await user.click(button('Publish Entry'));
    await toasts().findByText('Entry saved!');
    expect(journal.published).toEqual([{ content: 'The dog.', visibility: 'shared' }]);
  });

  describe('that brought someone here', () => {
    const about: WritingAbout = { question: { id: 'prompt-dashboard', text: 'What did you hear?' } };

    async function follow(draft?: string, state = about) {
      if (draft) drafts.save(DRAFT_KEY, draft);
      const { user } = renderWithProviders(
        <Routes>
          <Route
            path="/"
            element={<Link to="/journal?write=true" state={state} children="Write about it" />}
          />
          <Route path="/journal" element={<JournalPage userId="me" partner="Sam" />} />
        </Routes>,
      );
      await user.click(screen.getByRole('link', { name: 'Write about it' }));
      return user;
    }

    it('from a module stands at the beginning of the entry', async () => {
      await follow(undefined, { beginning: 'What do you hold back?\n\n' });
      expect(field()).toHaveValue('What do you hold back?\n\n');
    });

    it('is chosen, and its id goes with the entry', async () => {
      const user = await follow();
      expect(screen.getByText('What did you hear?')).toBeVisible();
      await user.type(field(), 'The dog.');
      await user.click(button('Publish Entry'));
      await toasts().findByText('Entry saved!');
      expect(journal.published).toEqual([
        { content: 'The dog.', visibility: 'shared', dailyPromptId: 'prompt-dashboard' },
      ]);
    });

    it('leaves an entry alone that is begun already', async () => {
      await follow(DRAFT);
      expect(field()).toHaveValue('Begun');
      expect(screen.queryByText('What did you hear?')).not.toBeInTheDocument();
    });
  });

  it('stays the one that a draft was begun with', async () => {
    const prompt = { id: 'yesterday', text: 'What was hard?' };
    drafts.save(DRAFT_KEY, JSON.stringify({ content: 'Begun', visibility: 'shared', prompt }));
    const { user } = openJournal();
    expect(screen.getByText('What was hard?')).toBeVisible();
    await user.click(button('Publish Entry'));
    await toasts().findByText('Entry saved!');
    expect(journal.published[0]?.dailyPromptId).toBe('yesterday');
  });

  it('that does not load holds nobody up', async () => {
    server.use(http.get('/api/prompts/today', () => refusal(503, 'service_unavailable', 'Resting.')));
    const { user } = openJournal();
    expect(await screen.findByText(/Today’s question did not load/)).toBeVisible();
    expect(field()).toBeVisible();
    await user.click(button('Retry'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('a draft', () => {
  it('saves itself and says so', async () => {
    const { user } = openJournal();
    await user.click(readers('Private'));
    await user.type(field(), 'A quiet day.');
    expect(await screen.findByText('Draft saved')).toBeVisible();
    expect(storedDraft()).toEqual({ content: 'A quiet day.', visibility: 'private', prompt: null });
  });

  it('is there again on return, with its visibility', () => {
    drafts.save(DRAFT_KEY, DRAFT);
    openJournal('/journal');
    expect(field()).toHaveValue('Begun');
    expect(readers('Private')).toBeChecked();
  });

  it('belongs to one person', () => {
    drafts.save(draftKey('journal', 'sam'), DRAFT);
    openJournal();
    expect(field()).toHaveValue('');
  });

  it('is forgotten when one leaves in a hurry, even before it was kept', async () => {
    jest.spyOn(browser, 'replaceBy').mockReturnValue();
    const { user, unmount } = openJournal();
    await user.type(field(), 'I am afraid');
    await user.click(button('Quick exit'));
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    expect(Object.keys(window.localStorage)).toEqual([]);
  });
});

describe('dictation', () => {
  beforeEach(() => FakeRecognizer.install());
  afterEach(() => FakeRecognizer.remove());

  it('appends what is said', async () => {
    const { user } = openJournal();
    await user.type(field(), 'Today:');
    await user.click(button('Dictate'));
    act(() => FakeRecognizer.last.hear(['we laughed.']));
    expect(field()).toHaveValue('Today: we laughed.');
  });

  it('fails in the journal’s own words [8.23]', async () => {
    const { user } = openJournal();
    await user.click(button('Dictate'));
    act(() => FakeRecognizer.last.fail('not-allowed'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Speech recognition errorPlease try again or check microphone permissions.',
    );
  });

  it('keeps the words that were not final yet when the entry was sent', async () => {
    const { user } = openJournal();
    await user.type(field(), 'Sent.');
    await user.click(button('Dictate'));
    act(() => FakeRecognizer.last.hear(['Late.', 'interim']));
    await user.click(button('Publish Entry'));
    await toasts().findByText('Entry saved!');
    await user.click(button('Continue writing'));
    expect(field()).toHaveValue('Late.');
  });
});
