import type { Appreciation, JournalEntry } from '@anew/contracts/journal/views';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { renderWithProviders } from '#shared/testing/render';
import { SharingQuestion } from './components/sharing-question';

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
  return { sent, ...renderWithProviders(<SharingQuestion userId="me" />) };
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
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
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
