import type { Reading } from '@anew/contracts/coaching/rehearsal';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { apiServer } from '#shared/testing/api-server';
import { renderWithProviders } from '#shared/testing/render';
import { fakeCoach } from '../../testing/fake-coach';
import { input } from '../../testing/open-coaching';
import { CoachingPage } from '../coaching-page';
import { RehearsePage } from './rehearse-page';

const server = apiServer();
const READING: Reading = {
  kind: 'reading',
  source: 'rules',
  landings: [{ kind: 'blame', why: 'Most people defend themselves.', quotes: ['You are so lazy.'] }],
  advice: 'Try the short one.',
  shorter: 'Please sign the form.',
  sleepOn: 'I took a night to think about this. Please sign the form.',
  notSafe: 'If you are afraid, 1-800-799-7233 helps.',
};

const message = () => screen.getByRole('textbox', { name: 'Your message' });
const submit = () => screen.getByRole('button', { name: 'Look at it with me' });

async function rehearse(answer: () => Response, text = 'You are so lazy. Please sign the form.') {
  const sent: unknown[] = [];
  server.use(
    http.post('/api/coaching/rehearsals', async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  const { user } = renderWithProviders(<RehearsePage />);
  await user.click(screen.getByRole('radio', { name: /My partner/ }));
  await user.type(message(), text);
  await user.click(submit());
  return { user, sent };
}

describe('a rehearsal', () => {
  it('shows what may land badly and why, and two versions to copy', async () => {
    const { user, sent } = await rehearse(() => HttpResponse.json(READING));
    expect(await screen.findByRole('heading', { name: 'How it may land' })).toHaveFocus();
    expect(sent).toEqual([{ message: 'You are so lazy. Please sign the form.', recipient: 'partner' }]);
    expect(screen.getByRole('heading', { name: 'Blame' })).toBeVisible();
    expect(screen.getByText('You are so lazy.')).toBeVisible();
    expect(screen.getByText('Most people defend themselves.')).toBeVisible();
    expect(screen.getByRole('link', { name: '1-800-799-7233' })).toHaveAttribute('href', 'tel:+18007997233');
    await user.click(screen.getByRole('button', { name: 'Copy: To sleep on' }));
    expect(await navigator.clipboard.readText()).toBe(READING.sleepOn);
  });

  it.each([
    ['rules' as const, /^Simple rules have read this/],
    ['anthropic' as const, /^Simple rules and an AI model have read this/],
    ['openai' as const, /^Simple rules and an AI model have read this/],
  ])('says that %s have read it, and before it that a model may', async (source, words) => {
    await rehearse(() => HttpResponse.json({ ...READING, source }));
    expect(screen.getByText(/and an AI model if this coach has one/)).toBeVisible();
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('keeps nothing on this device', async () => {
    await rehearse(() => HttpResponse.json(READING));
    await screen.findByText('Please sign the form.');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('lazy');
  });

  it('shows an answer to danger with its call button first', async () => {
    const text = 'I believe you. **1-800-799-7233** is there.';
    await rehearse(() => HttpResponse.json({ kind: 'no-reading', text, call: '1-800-799-7233' }));
    const [first] = await screen.findAllByRole('link', { name: /1-800-799-7233/ });
    expect(first).toHaveAccessibleName('Call 1-800-799-7233 (Domestic Violence Hotline)');
    expect(screen.queryByRole('button', { name: /^Copy/ })).not.toBeInTheDocument();
  });

  it('says what went wrong, and keeps the text', async () => {
    const refused = { statusCode: 429, code: 'daily_limit', message: 'The coach is here again tomorrow.' };
    await rehearse(() => HttpResponse.json(refused, { status: 429 }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The coach is here again tomorrow.');
    expect(message()).toHaveValue('You are so lazy. Please sign the form.');
  });

  it('asks for words, and for no more than there is room for', () => {
    renderWithProviders(<RehearsePage />);
    expect(submit()).toBeDisabled();
    fireEvent.change(message(), { target: { value: 'x'.repeat(4_001) } });
    expect(message()).toHaveAccessibleDescription('There is room for 4,000 characters; this has 1 more.');
    expect(submit()).toBeDisabled();
  });
});

describe('the form', () => {
  it('is for the other parent unless one says otherwise, and says so to the reader', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('/api/coaching/rehearsals', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(READING);
      }),
    );
    const { user } = renderWithProviders(<RehearsePage />);
    expect(screen.getByRole('radio', { name: /The other parent of a child/ })).toBeChecked();
    await user.type(message(), '  Sign it.  ');
    await user.click(submit());
    await waitFor(() => expect(sent).toEqual([{ message: 'Sign it.', recipient: 'co-parent' }]));
  });

  it('sends a message once, says that it is being read, and keeps the focus', async () => {
    let answer: (response: Response) => void = () => undefined;
    let asked = 0;
    server.use(
      http.post('/api/coaching/rehearsals', () => {
        asked += 1;
        return new Promise<Response>((resolve) => void (answer = resolve));
      }),
    );
    const { user } = renderWithProviders(<RehearsePage />);
    await user.type(message(), 'You are so lazy.');
    await user.dblClick(submit());
    const reading = await screen.findByRole('button', { name: 'Reading...' });
    expect(reading).toHaveAttribute('aria-busy', 'true');
    expect(reading).toHaveFocus();
    await user.click(reading);
    await waitFor(() => expect(asked).toBe(1));
    answer(HttpResponse.json(READING));
    expect(await screen.findByRole('heading', { name: 'How it may land' })).toHaveFocus();
    expect(asked).toBe(1);
  });

  it('says how much room is left when there is little', () => {
    renderWithProviders(<RehearsePage />);
    fireEvent.change(message(), { target: { value: 'x'.repeat(3_999) } });
    expect(message()).toHaveAccessibleDescription('1 character left');
    fireEvent.change(message(), { target: { value: 'x'.repeat(4_000) } });
    expect(submit()).toBeEnabled();
  });

  it('has words of its own where nobody says what went wrong', async () => {
    await rehearse(() => new HttpResponse(null, { status: 502 }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This did not work. Please try again.');
  });
});

describe('a reading', () => {
  it('goes when another one is asked for, so that none stands below words that it is not about', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { user } = await rehearse(() => HttpResponse.json(READING));
    await screen.findByRole('heading', { name: 'How it may land' });
    server.use(
      http.post(
        '/api/coaching/rehearsals',
        () => new Promise<Response>((resolve) => void (answer = resolve)),
      ),
    );
    await user.type(message(), ' Now.');
    await user.click(submit());
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'How it may land' })).not.toBeInTheDocument(),
    );
    answer(HttpResponse.json({ ...READING, landings: [], advice: 'It is fine as it is.' }));
    expect(await screen.findByText('It is fine as it is.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Blame' })).not.toBeInTheDocument();
  });

  it('that failed once leaves no error beside the next one', async () => {
    let isDown = true;
    const { user } = await rehearse(() =>
      isDown ? new HttpResponse(null, { status: 502 }) : HttpResponse.json(READING),
    );
    await screen.findByRole('alert');
    isDown = false;
    await user.click(submit());
    await screen.findByRole('heading', { name: 'How it may land' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('without a shorter version has nothing to copy and nothing to take to the coach', async () => {
    await rehearse(() => HttpResponse.json({ ...READING, shorter: null, sleepOn: null }));
    await screen.findByRole('heading', { name: 'How it may land' });
    expect(screen.queryByRole('button', { name: /^Copy/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Talk about it with the coach' })).not.toBeInTheDocument();
  });

  it('names each version, so that one knows what one copies', async () => {
    const { user } = await rehearse(() => HttpResponse.json(READING));
    const shorter = await screen.findByRole('button', { name: 'Copy: Shorter' });
    expect(within(shorter.closest('article')!).getByText('Please sign the form.')).toBeVisible();
    await user.click(shorter);
    expect(await navigator.clipboard.readText()).toBe('Please sign the form.');
  });

  it('can be taken to the coach, who gets the words into the field and does not get them sent', async () => {
    const coach = fakeCoach(server);
    server.use(http.post('/api/coaching/rehearsals', () => HttpResponse.json(READING)));
    const { user } = renderWithProviders(
      <Routes>
        <Route path="/coaching/rehearse" element={<RehearsePage />} />
        <Route path="/coaching" element={<CoachingPage userId="me" />} />
      </Routes>,
      '/coaching/rehearse',
    );
    await user.type(message(), 'You are so lazy.');
    await user.click(submit());
    await user.click(await screen.findByRole('link', { name: 'Talk about it with the coach' }));
    expect(input()).toHaveValue('I would like to send this, and I am not sure: “Please sign the form.”');
    expect(coach.sent).toEqual([]);
  });
});
