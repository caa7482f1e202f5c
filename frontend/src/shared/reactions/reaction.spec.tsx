import type { Appreciation } from '@anew/contracts/journal/views';
import { describe, expect, it } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { latestAppreciationsQuery } from '#api/journal';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { down, posts } from '#shared/testing/posts';
import { renderWithProviders } from '#shared/testing/render';
import { Reaction } from './reaction';

const server = apiServer();
const AT = '2026-01-10T10:00:00.000Z';
const THANKS = '/api/appreciation/note/thanks';
const REPLY = '/api/appreciation/note/reply';
const LIST = '/api/appreciation';
const ok = () => new HttpResponse(null, { status: 204 });

const note: Appreciation = {
  id: 'note',
  userId: 'sam',
  appreciation: 'You waited up.',
  quality: 'Care',
  createdAt: AT,
  partnerCanRead: true,
  thanked: false,
  reply: null,
};

/** The list as a screen shows it. Its later reads answer what the server has been told. */
function List({ partner }: { partner: string }) {
  const { data } = useQuery(latestAppreciationsQuery);
  return data?.map((text) => (
    <Reaction key={text.id} area="appreciation" text={text} userId="me" partner={partner} />
  ));
}

function open(over: Partial<Appreciation> = {}, partner = 'Sam') {
  const text = { ...note, ...over };
  server.use(http.get(LIST, () => HttpResponse.json([text])));
  const view = renderWithProviders(<List partner={partner} />);
  const told = (what: Partial<Appreciation>) =>
    server.use(http.get(LIST, () => HttpResponse.json([{ ...text, ...what }])));
  return { ...view, told };
}

const thankYou = () => screen.findByRole('button', { name: 'Thank you for Sat, Jan 10, 2026' });
const field = () => screen.findByLabelText('Your line back to Sam');
const write = () => screen.findByRole('button', { name: /^Write a line back/ });
const change = () => screen.findByRole('button', { name: /^Change my line/ });

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
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
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
    renderWithProviders(<List partner="Sam" />);
    expect(await thankYou()).toHaveAttribute('aria-pressed', 'false');
  });
});
