import type { Appreciation, JournalEntry } from '@anew/contracts/journal/views';
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { renderWithProviders } from '#shared/testing/render';
import { toasts } from '#shared/testing/toasts';
import { SharingQuestion } from './sharing-question';

const server = apiServer();
const AT = '2026-01-10T10:00:00.000Z';

const entry = (id: string, over: Partial<JournalEntry> = {}): JournalEntry => ({
  id,
  userId: 'me',
  content: `Entry ${id}`,
  visibility: 'shared',
  createdAt: AT,
  updatedAt: AT,
  dailyPromptId: null,
  partnerCanRead: false,
  ...over,
});
const thanks: Appreciation = {
  id: 'thanks',
  userId: 'me',
  appreciation: 'You waited up.',
  quality: 'patient',
  createdAt: AT,
  partnerCanRead: false,
};

function open(decided: () => Response = () => HttpResponse.json({ entries: 1, appreciations: 0 })) {
  const sent: unknown[] = [];
  let undecided: object | null = { partnerId: 'sam', entries: 2, appreciations: 1 };
  server.use(
    http.get('/api/sharing/undecided', () => HttpResponse.json(undecided)),
    http.get('/api/journal', () =>
      HttpResponse.json([
        entry('one'),
        entry('two'),
        entry('secret', { visibility: 'private' }),
        entry('seen', { partnerCanRead: true }),
        entry('theirs', { userId: 'sam' }),
      ]),
    ),
    http.get('/api/appreciation', () => HttpResponse.json([thanks])),
    http.post('/api/sharing/decide', async ({ request }) => {
      sent.push(await request.json());
      const answer = decided();
      if (answer.ok) undecided = null;
      return answer;
    }),
  );
  const view = renderWithProviders(
    <>
      <h1 tabIndex={-1}>This screen</h1>
      <SharingQuestion userId="me" />
    </>,
  );
  return { sent, ...view };
}

const press = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the question what to share', () => {
  it('says how much there is, and that it is still one’s own', async () => {
    open();
    expect(await screen.findByText(/you wrote 2 shared journal entries and 1 appreciation\./)).toBeVisible();
  });

  it.each([
    ['Share all of it', 'all'],
    ['Keep it all to myself', 'none'],
  ])('%s is one press, and it is not asked again', async (name, choice) => {
    const { user, sent } = open();
    await user.click(await press(name));
    await waitFor(() => expect(screen.queryByRole('heading', { level: 2 })).toBeNull());
    expect(screen.getByRole('heading', { name: 'This screen' })).toHaveFocus();
    expect(sent).toEqual([{ partnerId: 'sam', choice }]);
  });

  it('lets one choose among what is hidden, and nothing else', async () => {
    const { user, sent } = open();
    await user.click(await press('Let me choose'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findAllByRole('checkbox')).toHaveLength(3);
    expect(dialog.getByRole('button', { name: 'Share nothing' })).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: /Entry two/ }));
    await user.click(dialog.getByRole('checkbox', { name: /You waited up/ }));
    await user.click(dialog.getByRole('button', { name: 'Share 2' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { partnerId: 'sam', choice: 'chosen', entryIds: ['two'], appreciationIds: ['thanks'] },
      ]),
    );
  });

  it('stays, and says why, when it could not be decided', async () => {
    const { user } = open(() => refusal(409, 'nothing_to_decide', 'There is nothing to decide anymore.'));
    await user.click(await press('Share all of it'));
    expect(await screen.findByRole('alert')).toHaveTextContent('There is nothing to decide anymore.');
  });
});

describe('what there is', () => {
  it.each([
    [{ entries: 1, appreciations: 0 }, /you wrote 1 shared journal entry\. Your partner cannot read them/],
    [{ entries: 0, appreciations: 2 }, /you wrote 2 appreciations\. Your partner cannot read them/],
  ])('is named, and what there is not is not: %p', async (undecided, words) => {
    server.use(
      http.get('/api/sharing/undecided', () => HttpResponse.json({ partnerId: 'sam', ...undecided })),
    );
    renderWithProviders(<SharingQuestion userId="me" />);
    expect(await screen.findByText(words)).not.toHaveTextContent(/ 0 /);
  });

  it('is not asked where nothing waits, or while that is not known', async () => {
    server.use(http.get('/api/sharing/undecided', () => HttpResponse.json(null), { once: true }));
    const { queryClient, container } = renderWithProviders(<SharingQuestion userId="me" />);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(container.querySelector('section')).toBeNull();
  });
});

describe('the answer', () => {
  it.each([
    ['Share all of it', { entries: 2, appreciations: 1 }, 'Shared with your partner'],
    ['Share all of it', { entries: 0, appreciations: 1 }, 'Shared with your partner'],
    ['Keep it all to myself', { entries: 0, appreciations: 0 }, 'Kept to yourself'],
  ])('%s says what has come of it: %p', async (name, counts, words) => {
    const { user } = open(() => HttpResponse.json(counts));
    await user.click(await press(name));
    expect(await toasts().findByText(words)).toBeVisible();
  });

  it('is given once: no other one can be given while it is on its way', async () => {
    let decide: () => void = () => undefined;
    const { user, sent } = open();
    const held = new Promise<void>((resolve) => (decide = resolve));
    server.use(
      http.post('/api/sharing/decide', async ({ request }) => {
        sent.push(await request.json());
        await held;
        return HttpResponse.json({ entries: 0, appreciations: 0 });
      }),
    );
    await user.dblClick(await press('Keep it all to myself'));
    await user.click(await press('Share all of it'));
    await user.click(await press('Let me choose'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    decide();
    await toasts().findByText('Kept to yourself');
    expect(sent).toEqual([{ partnerId: 'sam', choice: 'none' }]);
  });

  it('that failed can be given again, and says something of its own where the server did not', async () => {
    let isDown = true;
    const { user, sent } = open(() =>
      isDown ? new HttpResponse(null, { status: 502 }) : HttpResponse.json({ entries: 2, appreciations: 1 }),
    );
    await user.click(await press('Share all of it'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was shared. Please try again.');
    isDown = false;
    await user.click(await press('Share all of it'));
    await toasts().findByText('Shared with your partner');
    expect(sent).toHaveLength(2);
  });
});

describe('choosing', () => {
  const choose = async () => {
    const view = open();
    await view.user.click(await press('Let me choose'));
    return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Choose what to share' })) };
  };

  it('begins with nothing chosen, and counts what is', async () => {
    const { user, dialog } = await choose();
    const [first, second] = await dialog.findAllByRole('checkbox');
    expect(first).not.toBeChecked();
    await user.click(first!);
    await user.click(second!);
    expect(dialog.getByRole('button', { name: 'Share 2' })).toBeVisible();
    await user.click(first!);
    expect(dialog.getByRole('button', { name: 'Share 1' })).toBeVisible();
  });

  it('cuts no emoji in half', async () => {
    const { dialog, queryClient } = await choose();
    await dialog.findAllByRole('checkbox');
    const long = '🌻'.repeat(91);
    server.use(http.get('/api/journal', () => HttpResponse.json([entry('one', { content: long })])));
    await act(() => queryClient.invalidateQueries());
    expect((await dialog.findByText(/^🌻/u)).textContent).toBe(`${'🌻'.repeat(90)}…`);
  });

  it('says of each what it is and of when, and shows no more of it than tells it apart', async () => {
    const long = `${'word '.repeat(17)}tail tail tail tail`;
    const { dialog, queryClient } = await choose();
    await dialog.findAllByRole('checkbox');
    server.use(http.get('/api/journal', () => HttpResponse.json([entry('one', { content: long })])));
    await act(() => queryClient.invalidateQueries());
    const box = await dialog.findByRole('checkbox', { name: /^word word/ });
    expect(box).toHaveAccessibleName(/…\s*Journal entry, Sat, Jan 10, 2026$/);
    expect(dialog.getByText(/^word word/).textContent).toBe(`${'word '.repeat(17)}tail…`);
    expect(dialog.getByRole('checkbox', { name: /You waited up/ })).toHaveAccessibleName(
      /Appreciation, Sat, Jan 10, 2026$/,
    );
  });

  it.each(['Cancel', 'Close'])('is left by %s without an answer, and the focus goes back', async (name) => {
    const { user, dialog, sent } = await choose();
    await user.click((await dialog.findAllByRole('checkbox'))[0]!);
    await user.click(dialog.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await press('Let me choose')).toHaveFocus();
    expect(sent).toEqual([]);
    await user.click(await press('Let me choose'));
    expect(await screen.findByRole('button', { name: 'Share nothing' })).toBeVisible();
  });

  it('that was refused says so in the dialog, and keeps what was chosen', async () => {
    const { user, dialog } = await choose();
    server.use(http.post('/api/sharing/decide', () => refusal(409, 'nothing_to_decide', 'That is over.')));
    await user.click((await dialog.findAllByRole('checkbox'))[1]!);
    await user.click(dialog.getByRole('button', { name: 'Share 1' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('That is over.');
    expect(screen.getAllByText('That is over.')).toHaveLength(1);
    expect(dialog.getAllByRole('checkbox')[1]).toBeChecked();
  });

  it('cannot be answered before it is known what there is, or where that did not load', async () => {
    const { user, sent } = open();
    await press('Let me choose');
    server.use(http.get('/api/appreciation', () => refusal(400, 'validation_failed', 'No.'), { once: true }));
    await user.click(await press('Let me choose'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Share nothing' })).toBeDisabled();
    expect(await dialog.findByText('What you wrote did not load')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Share nothing' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findAllByRole('checkbox')).toHaveLength(3);
    expect(dialog.getByRole('button', { name: 'Share nothing' })).toBeEnabled();
    expect(sent).toEqual([]);
  });
});
