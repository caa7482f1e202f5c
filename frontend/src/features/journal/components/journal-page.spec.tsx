import { describe, expect, it } from '@jest/globals';
import type { JournalEntry } from '@anew/contracts/journal/views';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refusal } from '../../../shared/testing/answers';
import { apiServer } from '../../../shared/testing/api-server';
import { renderWithProviders } from '../../../shared/testing/render';
import { JournalPage } from './journal-page';

const entry = (id: string, over: Partial<JournalEntry>): JournalEntry => ({
  id,
  userId: 'me',
  content: 'We talked.',
  visibility: 'shared',
  createdAt: '2026-01-10T10:00:00.000Z',
  updatedAt: '2026-01-10T10:00:00.000Z',
  dailyPromptId: null,
  ...over,
});

const server = apiServer(http.get('/api/journal', () => HttpResponse.json([])));
const open = () => renderWithProviders(<JournalPage userId="me" />);

describe('a new entry', () => {
  it('is shared unless told otherwise, and says who will read it', async () => {
    const { user } = open();
    expect(screen.getByRole('radio', { name: /shared/i })).toBeChecked();
    expect(screen.getByText('Both of you will be able to read this.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /private/i }));
    expect(screen.getByText('Only you will be able to read this.')).toBeVisible();
  });

  it('cannot be published while it is blank', async () => {
    const { user } = open();
    await user.type(screen.getByLabelText('What is on your mind?'), '   ');
    expect(screen.getByRole('button', { name: 'Publish Entry' })).toBeDisabled();
  });

  it('is saved as private when private was chosen', async () => {
    let sent: unknown;
    server.use(
      http.post('/api/journal', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(entry('new', {}), { status: 201 });
      }),
    );
    const { user } = open();
    await user.type(screen.getByLabelText('What is on your mind?'), 'A quiet day.');
    await user.click(screen.getByRole('radio', { name: /private/i }));
    await user.click(screen.getByRole('button', { name: 'Publish Entry' }));
    expect(await screen.findByText('Your private reflection has been saved.')).toBeVisible();
    expect(sent).toEqual({ content: 'A quiet day.', visibility: 'private' });
    expect(screen.getByLabelText('What is on your mind?')).toHaveValue('');
  });

  it('stays in the field when saving fails, with what the server said', async () => {
    server.use(
      http.post('/api/journal', () => refusal(503, 'service_unavailable', 'The journal is resting.')),
    );
    const { user } = open();
    await user.type(screen.getByLabelText('What is on your mind?'), 'A quiet day.');
    await user.click(screen.getByRole('button', { name: 'Publish Entry' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The journal is resting.');
    expect(screen.getByLabelText('What is on your mind?')).toHaveValue('A quiet day.');
  });
});

describe('the entries', () => {
  it('say whose they are and who can read them', async () => {
    server.use(
      http.get('/api/journal', () =>
        HttpResponse.json([
          entry('1', { visibility: 'private' }),
          entry('2', { userId: 'other', content: 'Friday?' }),
        ]),
      ),
    );
    open();
    const [own, partners] = await screen.findAllByRole('article');
    expect(within(own!).getByText('You')).toBeVisible();
    expect(within(own!).getByText('Private')).toBeVisible();
    expect(within(partners!).getByText('Your partner')).toBeVisible();
    expect(within(partners!).getByText('Shared')).toBeVisible();
  });

  it('say so when there are none', async () => {
    open();
    expect(await screen.findByText('Nothing here yet')).toBeVisible();
  });
});
