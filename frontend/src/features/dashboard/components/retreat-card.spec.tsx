import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { maria } from '#shared/testing/people';
import { down, holds, posts } from '#shared/testing/posts';
import { renderWithProviders } from '#shared/testing/render';
import { Toaster } from '#shared/ui/toast/toaster';
import { RetreatCard } from './retreat-card';

const server = apiServer();
const PATH = '/api/retreat-interest';
const received = () => HttpResponse.json({ receivedAt: '2026-01-10T10:00:00.000Z' }, { status: 201 });

async function open() {
  const { user, rerender, unmount } = renderWithProviders(<RetreatCard user={maria} partner="Sam" />);
  await user.click(screen.getByRole('button', { name: 'Express Interest' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Couples retreat' }));
  const submit = () => user.click(dialog.getByRole('button', { name: 'Express Interest' }));
  /** Types into the address field what replaces the address that is known. */
  const writeEmail = async (address: string) => {
    await user.clear(dialog.getByLabelText('Email'));
    if (address) await user.type(dialog.getByLabelText('Email'), address);
  };
  return { user, dialog, submit, writeEmail, rerender, unmount };
}

afterEach(() => window.localStorage.clear());

describe('interest in the retreat', () => {
  it('says how many, where and when [9.24]', () => {
    renderWithProviders(<RetreatCard user={maria} partner="Sam" />);
    expect(screen.getByText(/Bend, Oregon.*12 couples.*Dates to be announced/)).toBeVisible();
  });

  it('needs an email address', async () => {
    const sent = posts(server, PATH, received);
    const { dialog, submit, writeEmail } = await open();
    await writeEmail('');
    await submit();
    expect(await screen.findByText('Email Required')).toBeInTheDocument();
    expect(dialog.getByLabelText('Email')).toBeInvalid();
    expect(dialog.getByLabelText('Email')).toHaveFocus();
    expect(dialog.getByText('Please enter your email address to express interest.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('offers what is known, sends what was said and leaves out what was not [8.43]', async () => {
    const sent = posts(server, PATH, received);
    const { user, dialog, submit } = await open();
    expect(dialog.getByLabelText('Email')).toHaveValue('maria@example.com');
    expect(dialog.getByLabelText(/partner’s name/)).toHaveValue('Sam');
    await user.clear(dialog.getByLabelText(/First name/));
    await user.selectOptions(dialog.getByLabelText(/together/), '3-5 years');
    await user.selectOptions(dialog.getByLabelText(/hear about us/), 'Podcast');
    await submit();
    expect(await screen.findByText('Interest Received!')).toBeVisible();
    expect(
      screen.getByText("Thank you for your interest! We'll be in touch with retreat details."),
    ).toBeVisible();
    expect(sent).toEqual([
      {
        email: 'maria@example.com',
        lastName: 'Lindqvist',
        partnerName: 'Sam',
        relationshipLength: '3-5-years',
        howHeard: 'podcast',
      },
    ]);
  });

  it('closes once it was received, and does not ask again on this device', async () => {
    posts(server, PATH, received);
    const { submit, user, unmount } = await open();
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('We have your interest. You’ll hear from us first.')).toBeVisible();
    unmount();
    renderWithProviders(<RetreatCard user={maria} partner="Sam" />);
    expect(screen.queryByRole('button', { name: 'Express Interest' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Change what we have' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('maria@example.com');
  });

  it('begins anew once it was received', async () => {
    posts(server, PATH, received);
    const { user, dialog, submit, writeEmail } = await open();
    await writeEmail('home@example.com');
    await user.selectOptions(dialog.getByLabelText(/hear about us/), 'Podcast');
    await submit();
    await user.click(await screen.findByRole('button', { name: 'Change what we have' }));
    expect(await screen.findByLabelText(/hear about us/)).toHaveDisplayValue('Prefer not to say');
    expect(screen.getByLabelText('Email')).toHaveValue('maria@example.com');
  });

  it('says Submitting... meanwhile', async () => {
    server.use(http.post(PATH, () => delay('infinite')));
    const { dialog, submit } = await open();
    await submit();
    expect(await dialog.findByRole('button', { name: 'Submitting...' })).toBeVisible();
  });

  it('keeps everything when sending fails [8.18]', async () => {
    posts(server, PATH, down);
    const { dialog, submit, writeEmail } = await open();
    await writeEmail('home@example.com');
    await submit();
    const words = 'Failed to save your interest. Please try again.';
    expect(await dialog.findByText(words)).toBeVisible();
    expect(screen.getAllByText('Error')).toHaveLength(1);
    expect(screen.getAllByText(words)).toHaveLength(1);
    expect(dialog.getByLabelText('Email')).toHaveValue('home@example.com');
  });

  it.each([
    ['Interest Received!', received],
    ['Failed to save your interest. Please try again.', down],
  ])('still says so when the screen was left meanwhile: %s', async (words, outcome) => {
    const answer = holds(server, PATH);
    const { dialog, submit, rerender } = await open();
    await submit();
    await dialog.findByRole('button', { name: 'Submitting...' });
    rerender(<Toaster />);
    await answer(outcome());
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('shows beside the field what the server found wrong with it', async () => {
    server.use(
      http.post(PATH, async () => {
        const body = (await refusal(400, 'validation_failed', 'Please check.').json()) as object;
        const errors = [{ field: 'email', message: 'This is no address.' }];
        return HttpResponse.json({ ...body, errors }, { status: 400 });
      }),
    );
    const { dialog, submit } = await open();
    await submit();
    expect(await dialog.findByText('This is no address.')).toBeVisible();
    expect(dialog.getByLabelText('Email')).toBeInvalid();
    expect(dialog.getByLabelText('Email')).toHaveFocus();
    expect(screen.queryByText('Failed to save your interest. Please try again.')).toBeNull();
  });

  it('says at the field that an address is not whole, and sends nothing', async () => {
    const sent = posts(server, PATH, received);
    const { dialog, submit, writeEmail } = await open();
    await writeEmail('not-an-email');
    await submit();
    expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription(/not a whole email address/);
    expect(dialog.getByLabelText('Email')).toHaveFocus();
    expect(screen.queryByText(/Failed to save/)).toBeNull();
    expect(sent).toEqual([]);
  });
});

describe('the dialog of the retreat', () => {
  it('is sent once while it is on its way', async () => {
    let requests = 0;
    server.use(
      http.post(PATH, () => {
        requests += 1;
        return new Promise<Response>(() => undefined);
      }),
    );
    const { user, dialog, submit } = await open();
    await submit();
    await user.dblClick(dialog.getByRole('button', { name: 'Submitting...' }));
    await user.type(dialog.getByLabelText('Email'), '{Enter}');
    await waitFor(() => expect(requests).toBe(1));
  });

  it('gives the focus back on Escape, and keeps what was typed for the next time', async () => {
    const { user, writeEmail } = await open();
    await writeEmail('new@example.com');
    await user.keyboard('{Escape}');
    const opener = screen.getByRole('button', { name: 'Express Interest' });
    await waitFor(() => expect(opener).toHaveFocus());
    await user.click(opener);
    expect(await screen.findByLabelText('Email')).toHaveValue('new@example.com');
  });

  it('no longer finds fault with an address that is being written anew', async () => {
    const { user, dialog, submit, writeEmail } = await open();
    await writeEmail('maria@');
    await submit();
    expect(dialog.getByLabelText('Email')).toBeInvalid();
    await user.type(dialog.getByLabelText('Email'), 'e');
    expect(dialog.getByLabelText('Email')).toBeValid();
  });
});
