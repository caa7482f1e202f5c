import type { Appreciation } from '@anew/contracts/journal/views';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { holds } from '#shared/testing/posts';
import { renderWithProviders } from '#shared/testing/render';
import { Toaster } from '../ui/toast/toaster';
import { Reaction } from './reaction';
import { AT, change, field, LIST, note, Notes, openNote, REPLY, write } from './testing/open-note';

const server = apiServer();

describe('a line back that is being written', () => {
  const begin = async (over: Partial<Appreciation> = {}, partner = 'Sam') => {
    const view = openNote(server, over, partner);
    await view.user.click(over.reply ? await change() : await write());
    return view;
  };
  const send = () => screen.getByRole('button', { name: 'Send my line' });

  it('holds 500 characters, says when there is little room, and cuts nothing off', async () => {
    const { user } = await begin();
    await user.click(await field());
    await user.paste('x'.repeat(399));
    expect(await field()).toHaveAccessibleDescription('A line or two. Only the two of you can read it.');
    await user.paste('x');
    expect(await field()).toHaveAccessibleDescription('100 characters left');
    await user.paste('x'.repeat(100));
    expect(send()).toBeEnabled();
    await user.paste('x');
    expect(await field()).toHaveAccessibleDescription(/There is room for 500 characters; this has 1 more\.$/);
    expect(send()).toBeDisabled();
    expect(await field()).toHaveValue('x'.repeat(501));
  });

  it('is not sent while it is blank', async () => {
    const { user } = await begin();
    await user.type(await field(), '   ');
    expect(send()).toBeDisabled();
  });

  it('is sent once, and cannot be changed or closed on its way', async () => {
    let sent = 0;
    server.use(
      http.put(REPLY, () => {
        sent += 1;
        return new Promise<Response>(() => undefined);
      }),
    );
    const { user } = await begin();
    await user.type(await field(), 'You too.');
    await user.dblClick(send());
    const sending = await screen.findByRole('button', { name: 'Sending...' });
    await user.type(await field(), ' More.');
    expect(await field()).toHaveValue('You too.');
    expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    await user.click(sending);
    expect(sent).toBe(1);
  });

  it('that did not arrive is told in a toast to whoever has gone to another screen', async () => {
    const answer = holds(server, REPLY, 'put');
    const { user, rerender } = await begin();
    await user.type(await field(), 'You too.');
    await user.click(send());
    rerender(<Toaster />);
    await answer(refusal(503, 'service_unavailable', 'Resting.'));
    expect(await screen.findByText('Your line is not sent yet')).toBeVisible();
  });

  it('waits when the form is closed, and the focus goes back', async () => {
    const { user } = await begin();
    await user.type(await field(), 'Half a line');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await write()).toHaveFocus();
    await user.click(await write());
    expect(await field()).toHaveValue('Half a line');
  });

  it('is there on a later visit, and does not pull anyone to it who is writing something else', async () => {
    const { user, unmount } = await begin();
    await user.type(await field(), 'Half a line');
    unmount();
    renderWithProviders(
      <>
        <textarea aria-label="Private" autoFocus />
        <Notes partner="Sam" />
      </>,
    );
    expect(await field()).toHaveValue('Half a line');
    expect(screen.getByLabelText('Private')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await write()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await field()).toHaveFocus();
  });

  it('leaves the line that was sent as it was when the change is given up', async () => {
    const { user } = await begin({ reply: { text: 'You too.', createdAt: AT } });
    await user.type(await field(), ' Always.');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByText('You too.')).toBeVisible();
    expect(await change()).toHaveFocus();
  });

  it('names nobody where no name is known', async () => {
    await begin({}, '');
    expect(screen.getByLabelText('Your line back to your partner')).toHaveFocus();
  });

  it('belongs to one person of this device', async () => {
    const { user, unmount } = await begin();
    await user.type(await field(), 'Mine');
    unmount();
    server.use(http.get(LIST, () => HttpResponse.json([note])));
    renderWithProviders(<Reaction kind="appreciation" text={note} userId="someone-else" partner="Sam" />);
    await user.click(await write());
    expect(await field()).toHaveValue('');
  });

  it('that was not taken says so in words of its own where the server said nothing, and can be sent again', async () => {
    let isDown = true;
    const sent: unknown[] = [];
    server.use(
      http.put(REPLY, async ({ request }) => {
        sent.push(await request.json());
        return isDown
          ? new HttpResponse(null, { status: 502 })
          : HttpResponse.json({ text: 'You too.', createdAt: AT });
      }),
    );
    const { user, told } = await begin();
    await user.type(await field(), 'You too.');
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('Your line is not sent yetPlease try again.');
    expect(await field()).toHaveValue('You too.');
    isDown = false;
    told({ reply: { text: 'You too.', createdAt: AT } });
    await user.click(send());
    expect(await change()).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(sent).toEqual([{ text: 'You too.' }, { text: 'You too.' }]);
  });

  it('leaves nothing on the device once it was sent', async () => {
    server.use(http.put(REPLY, () => HttpResponse.json({ text: 'You too.', createdAt: AT })));
    const { user, told } = await begin();
    await user.type(await field(), 'You too.');
    told({ reply: { text: 'You too.', createdAt: AT } });
    await user.click(send());
    await change();
    expect(JSON.stringify({ ...window.localStorage })).not.toContain('You too.');
  });
});
