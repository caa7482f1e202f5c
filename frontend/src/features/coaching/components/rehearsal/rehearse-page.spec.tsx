import type { Reading } from '@anew/contracts/coaching/rehearsal';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiServer } from '#shared/testing/api-server';
import { renderWithProviders } from '#shared/testing/render';
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
    expect(screen.getByText(/and an AI model too where this coach has one/)).toBeVisible();
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
