import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
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
