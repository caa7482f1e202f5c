import type { Appreciation } from '@anew/contracts/journal/views';
import { words } from '@anew/words/es';
import { learn, speak } from '@anew/words/language';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { down, holds, posts } from '#shared/testing/posts';
import { renderWithProviders } from '#shared/testing/render';
import { Toaster } from '../ui/toast/toaster';
import { AT, change, field, LIST, note, Notes, openNote, REPLY, THANKS, write } from './testing/open-note';

const server = apiServer();
const ok = () => new HttpResponse(null, { status: 204 });

afterEach(() => speak('en'));

const open = (over?: Partial<Appreciation>, partner?: string) => openNote(server, over, partner);
const thankYou = () => screen.findByRole('button', { name: 'Thank you for Sat, Jan 10, 2026' });

describe('Thank you', () => {
  it('is one tap, shows at once and is confirmed quietly', async () => {
    const sent = posts(server, THANKS, ok);
    const { user, told } = open();
    const button = await thankYou();
    expect(button).toHaveAttribute('aria-pressed', 'false');
    told({ thanked: true });
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Sam can see it.'));
    expect(sent).toEqual([null]);
    expect(button).toHaveFocus();
  });

  it('is taken back by another tap, and not by the second click of a double click', async () => {
    const sent = posts(server, THANKS, ok);
    let takenBack = 0;
    server.use(
      http.delete(THANKS, () => {
        takenBack += 1;
        return ok();
      }),
    );
    const { user, told } = open();
    const button = await thankYou();
    told({ thanked: true });
    await user.dblClick(button);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Sam can see it.'));
    expect([sent.length, takenBack]).toEqual([1, 0]);
    told({ thanked: false });
    button.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    expect(takenBack).toBe(1);
  });

  it('goes back to how it was where the server did not take it, and says so', async () => {
    posts(server, THANKS, down);
    const { user } = open();
    await user.click(await thankYou());
    expect(await screen.findByRole('alert')).toHaveTextContent('Not reachable.');
    expect(await thankYou()).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('a line back', () => {
  function taken(answer: (text: string) => Response) {
    const sent: string[] = [];
    server.use(
      http.put<never, { text: string }>(REPLY, async ({ request }) => {
        const { text } = await request.json();
        sent.push(text);
        return answer(text);
      }),
    );
    return sent;
  }
  const confirm = (text: string) => HttpResponse.json({ text, createdAt: AT });

  it('is written in place, sent and shown', async () => {
    const sent = taken(confirm);
    const { user, told } = open();
    await user.click(await write());
    expect(await field()).toHaveFocus();
    await user.type(await field(), ' You too. ');
    told({ reply: { text: 'You too.', createdAt: AT } });
    await user.click(screen.getByRole('button', { name: 'Send my line' }));
    expect(await screen.findByText('You too.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Your line is sent.');
    expect(sent).toEqual(['You too.']);
    expect(await change()).toHaveFocus();
  });

  it('can be changed', async () => {
    const sent = taken(confirm);
    const { user, told } = open({ reply: { text: 'You too.', createdAt: AT } });
    await user.click(await change());
    await user.clear(await field());
    await user.type(await field(), 'Always.');
    told({ reply: { text: 'Always.', createdAt: AT } });
    await user.click(screen.getByRole('button', { name: 'Save my line' }));
    expect(await screen.findByText('Always.')).toBeVisible();
    expect(sent).toEqual(['Always.']);
  });

  it('is removed once that was asked again', async () => {
    server.use(http.delete(REPLY, ok));
    const { user, told } = open({ reply: { text: 'You too.', createdAt: AT } });
    await user.click(await screen.findByRole('button', { name: 'Remove my line for Sat, Jan 10, 2026' }));
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(screen.getByRole('button', { name: 'Remove my line for Sat, Jan 10, 2026' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove my line for Sat, Jan 10, 2026' }));
    told({ reply: null });
    await user.click(screen.getByRole('button', { name: 'Yes, remove my line' }));
    await waitFor(() => expect(screen.queryByText('You too.')).not.toBeInTheDocument());
    expect(await write()).toHaveFocus();
  });

  it('that is begun waits for the person on this device, also when the server did not take it', async () => {
    taken(() => refusal(404, 'appreciation_not_found', 'This appreciation is not there anymore.'));
    const { user, unmount } = open();
    await user.click(await write());
    await user.type(await field(), 'A long thought');
    await user.click(screen.getByRole('button', { name: 'Send my line' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This appreciation is not there anymore.');
    unmount();
    open();
    expect(await field()).toHaveValue('A long thought');
  });
});

describe('a text', () => {
  it('of one’s own shows what came back, and offers nothing', async () => {
    open({ userId: 'me', thanked: true, reply: { text: 'مساء الخير', createdAt: AT } }, '');
    expect(await screen.findByText(/says thank you/)).toHaveTextContent('Your partner says thank you');
    expect(screen.getByText('مساء الخير')).toHaveAttribute('dir', 'auto');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('that the partner cannot read shows nothing', async () => {
    open({ userId: 'me', partnerCanRead: false, thanked: true });
    await waitFor(() => expect(screen.queryByText(/thank/)).not.toBeInTheDocument());
  });

  it('as an older release answers it can be thanked for', async () => {
    const { id, userId, appreciation, quality, createdAt, partnerCanRead } = note;
    server.use(
      http.get(LIST, () =>
        HttpResponse.json([{ id, userId, appreciation, quality, createdAt, partnerCanRead }]),
      ),
    );
    renderWithProviders(<Notes partner="Sam" />);
    expect(await thankYou()).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('what is removed or thanked for', () => {
  it('stays where the server did not take the removal, and says why', async () => {
    server.use(http.delete(REPLY, down));
    const { user } = open({ reply: { text: 'You too.', createdAt: AT } });
    await user.click(await screen.findByRole('button', { name: 'Remove my line for Sat, Jan 10, 2026' }));
    expect(screen.getByRole('button', { name: 'Yes, remove my line' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Yes, remove my line' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not reachable.');
    expect(screen.getByText('You too.')).toBeVisible();
  });

  it('is said to stay, in a toast, to whoever has gone to another screen meanwhile', async () => {
    const answer = holds(server, REPLY, 'delete');
    const { user, rerender } = open({ reply: { text: 'You too.', createdAt: AT } });
    await user.click(await screen.findByRole('button', { name: 'Remove my line for Sat, Jan 10, 2026' }));
    await user.click(screen.getByRole('button', { name: 'Yes, remove my line' }));
    rerender(<Toaster />);
    await answer(refusal(503, 'service_unavailable', 'Resting.'));
    expect(await screen.findByText('Your line is not removed yet')).toBeVisible();
  });

  it('cannot be kept anymore while its removal is on its way', async () => {
    server.use(http.delete(REPLY, () => new Promise<Response>(() => undefined)));
    const { user } = open({ reply: { text: 'You too.', createdAt: AT } });
    await user.click(await screen.findByRole('button', { name: 'Remove my line for Sat, Jan 10, 2026' }));
    await user.click(screen.getByRole('button', { name: 'Yes, remove my line' }));
    expect(await screen.findByRole('button', { name: 'Removing...' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep it' })).toBeDisabled();
  });

  it('is not taken back a second time while the first tap is on its way', async () => {
    const taken: string[] = [];
    server.use(
      http.post(THANKS, () => {
        taken.push('thanks');
        return new Promise<Response>(() => undefined);
      }),
      http.delete(THANKS, () => {
        taken.push('back');
        return ok();
      }),
    );
    const { user } = open();
    await user.click(await thankYou());
    (await thankYou()).focus();
    await user.keyboard('{Enter}{Enter}');
    expect(await thankYou()).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(taken).toEqual(['thanks']));
  });
});

describe('what the partner gives back', () => {
  it('appears below one’s own text as it comes', async () => {
    const { told, queryClient } = open({ userId: 'me' });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    told({ thanked: true });
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByText(/says thank you/)).toHaveTextContent('Sam says thank you');
    told({ thanked: false, reply: { text: 'Any time.', createdAt: AT } });
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByText('Any time.')).toBeVisible();
    expect(screen.getByText(/wrote back/)).toHaveTextContent('Sam wrote back');
  });

  it('is said in Spanish', async () => {
    learn('es', words);
    speak('es');
    open();
    const button = await screen.findByRole('button', { name: /^Gracias por lo del/ });
    expect(button.closest('[lang]')).toHaveAttribute('lang', 'es');
  });

  it.each([
    [{ thanked: true }, /te da las gracias/],
    [{ reply: { text: 'Gladly.', createdAt: AT } }, /te contestó/],
  ])('is said in Spanish to whom it is given, too', async (given, said) => {
    learn('es', words);
    speak('es');
    open({ userId: 'me', ...given });
    expect(await screen.findByText(said)).toBeVisible();
  });
});
