import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { drafts } from '#shared/lib/drafts';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { entry } from './testing/entries';
import { type FakeJournal, fakeJournal } from './testing/fake-journal';
import { button, field, openJournal } from './testing/open-journal';

const server = apiServer();

let journal: FakeJournal;
beforeEach(() => {
  journal = fakeJournal(server);
});
afterEach(() => drafts.clearAll());

function loseAnswers() {
  server.use(
    http.post('/api/journal', ({ request }) => {
      journal.keys.push(request.headers.get('Idempotency-Key'));
      return HttpResponse.error();
    }),
  );
}

type View = ReturnType<typeof openJournal>;

async function publish({ user }: View, tries: number) {
  await user.click(button('Publish Entry'));
  await waitFor(() => expect(journal.keys).toHaveLength(tries));
  await screen.findByRole('alert');
}

describe('an entry whose answer was lost', () => {
  it('is sent with the same key again, so that it is stored once', async () => {
    loseAnswers();
    const view = openJournal();
    await view.user.type(field(), 'A quiet day.');
    await publish(view, 1);
    await publish(view, 2);
    expect(journal.keys[0]).toBeTruthy();
    expect(journal.keys[1]).toBe(journal.keys[0]);
  });

  it('keeps its key when the page was left or reloaded', async () => {
    loseAnswers();
    const view = openJournal();
    await view.user.type(field(), 'A quiet day.');
    await publish(view, 1);
    view.unmount();
    await publish(openJournal(), 2);
    expect(journal.keys[0]).toBeTruthy();
    expect(journal.keys[1]).toBe(journal.keys[0]);
  });

  it('is not said to be unsaved, because nobody knows', async () => {
    loseAnswers();
    const view = openJournal();
    await view.user.type(field(), 'A quiet day.');
    await publish(view, 1);
    expect(screen.getByRole('alert')).toHaveTextContent(
      "We don't know if your entry was savedTry again: it will not be published twice.",
    );
  });

  it('is still that entry when its words are changed, so that it is stored once if it had not come', async () => {
    loseAnswers();
    const view = openJournal();
    await view.user.type(field(), 'A quiet day.');
    await publish(view, 1);
    await view.user.type(field(), ' With rain.');
    await publish(view, 2);
    expect(journal.keys[1]).toBe(journal.keys[0]);
  });

  it('is shown in the list when its words were changed and it had come, and is no second entry unasked', async () => {
    loseAnswers();
    const view = openJournal();
    await view.user.type(field(), 'A quiet day.');
    await publish(view, 1);
    journal.entries = [entry('first', { content: 'A quiet day.', createdAt: new Date().toISOString() })];
    const fails = () => refusal(409, 'idempotency_key_reused', 'This Idempotency-Key was already used.');
    server.use(http.post('/api/journal', fails, { once: true }));
    await view.user.type(field(), ' With rain.');
    await view.user.click(button('Publish Entry'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Your entry is already saved'));
    expect(await screen.findByText('A quiet day.')).toBeVisible();
    expect(field()).toHaveValue('A quiet day. With rain.');
    await publish(view, 2);
    expect(journal.keys[1]).not.toBe(journal.keys[0]);
  });
});

describe('an entry whose answer was lost more than 23 hours ago, so that the server may have forgotten its key', () => {
  const SENT = '2026-01-10T20:00:00Z';

  beforeEach(() => {
    jest.useFakeTimers({
      now: new Date(SENT),
      doNotFake: ['setTimeout', 'clearTimeout', 'setInterval', 'queueMicrotask', 'nextTick'],
    });
    loseAnswers();
  });
  afterEach(() => void jest.useRealTimers());

  /** Sends an entry, and once more with other words, neither of which is answered, and comes back the next day. */
  async function comeBack(saved?: { content: string; createdAt: string }) {
    const view = openJournal();
    await view.user.type(field(), 'A quiet day.');
    await publish(view, 1);
    await view.user.type(field(), ' With rain.');
    await publish(view, 2);
    view.unmount();
    jest.setSystemTime(new Date('2026-01-11T21:00:00Z'));
    journal = fakeJournal(server, saved ? [entry('saved', saved)] : []);
    return openJournal();
  }

  it.each(['A quiet day.', 'A quiet day. With rain.'])(
    'is looked for first, and is no second entry unasked where “%s” had come',
    async (content) => {
      const { user } = await comeBack({ content, createdAt: SENT });
      await user.click(button('Publish Entry'));
      expect(await screen.findByRole('alert')).toHaveTextContent('Your entry is already saved');
      expect(field()).toHaveValue('A quiet day. With rain.');
      expect(journal.published).toHaveLength(0);
      await user.click(button('Publish Entry'));
      await waitFor(() => expect(journal.published).toHaveLength(1));
    },
  );

  it.each([
    ['nothing is there', undefined],
    ['only an earlier entry says the same', { content: 'A quiet day.', createdAt: '2026-01-10T08:00:00Z' }],
  ])('is published where %s', async (_, saved) => {
    const { user } = await comeBack(saved);
    await user.click(button('Publish Entry'));
    await waitFor(() => expect(journal.published).toHaveLength(1));
  });

  it('keeps the key with which it is sent then, where that answer is lost, too', async () => {
    const view = await comeBack();
    loseAnswers();
    await publish(view, 1);
    await publish(view, 2);
    expect(journal.keys[1]).toBe(journal.keys[0]);
  });

  it('is not called unsaved while nobody can look for it', async () => {
    const { user } = await comeBack();
    server.use(http.get('/api/journal', () => HttpResponse.error()));
    await user.click(button('Publish Entry'));
    expect(await screen.findByText("We don't know if your entry was saved")).toBeVisible();
    expect(journal.published).toHaveLength(0);
  });
});

it('the same words may be published twice', async () => {
  const { user } = openJournal('/journal');
  for (const published of [1, 2]) {
    await user.click(await screen.findByRole('button', { name: 'Write an entry' }));
    await user.type(field(), 'A quiet day.');
    await user.click(button('Publish Entry'));
    await waitFor(() => expect(journal.published).toHaveLength(published));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Publish Entry' })).toBeNull());
  }
  expect(new Set(journal.keys).size).toBe(2);
});
