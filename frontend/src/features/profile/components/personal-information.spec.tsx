import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { maria } from '#shared/testing/people';
import { Toaster } from '#shared/ui/toast/toaster';
import { atRest, openProfile, plainAccount, sessionsAre, thisDevice } from '../testing/open-profile';

const server = apiServer(...atRest, sessionsAre(thisDevice), ...plainAccount);

function updateAnswers(answer: () => Response | Promise<Response>): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.put('/api/profile/update', async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
}

async function edit() {
  const view = openProfile();
  await view.user.click(screen.getByRole('button', { name: 'Edit personal information' }));
  return view;
}

const save = () => screen.getByRole('button', { name: 'Save Changes' });

it('sends only the changed fields, hands on the answer and closes', async () => {
  const changed = { ...maria, lastName: 'Okafor' };
  const sent = updateAnswers(() => HttpResponse.json(changed));
  const { user, onUserChange } = await edit();
  expect(screen.getByLabelText('First name')).toHaveFocus();
  await user.clear(screen.getByLabelText('Last name'));
  await user.type(screen.getByLabelText('Last name'), 'Okafor');
  await user.click(save());
  const button = await screen.findByRole('button', { name: 'Edit personal information' });
  expect(button).toHaveFocus();
  expect(sent).toEqual([{ lastName: 'Okafor' }]);
  expect(onUserChange).toHaveBeenCalledWith(changed);
});

it('just closes when nothing has changed', async () => {
  const { user } = await edit();
  await user.click(save());
  expect(screen.getByRole('button', { name: 'Edit personal information' })).toBeVisible();
});

it('forgets what was typed on Cancel', async () => {
  const { user } = await edit();
  await user.type(screen.getByLabelText('First name'), 'x');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Edit personal information' }));
  expect(screen.getByLabelText('First name')).toHaveValue('Maria');
});

it('says what failed, once and where it stays, and loses nothing typed [8.34]', async () => {
  updateAnswers(() => refusal(503, 'service_unavailable', 'Please try again in a moment.'));
  const { user } = await edit();
  await user.type(screen.getByLabelText('First name'), ' Elena');
  await user.click(save());
  const text = 'Failed to update profile: Please try again in a moment.';
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByLabelText('First name')).toHaveValue('Maria Elena');
});

it('says in our words that nobody answered', async () => {
  updateAnswers(() => HttpResponse.error());
  const { user } = await edit();
  await user.type(screen.getByLabelText('First name'), 'x');
  await user.click(save());
  expect(await screen.findByText('Failed to update profile: We can’t reach Anew right now')).toBeVisible();
});

it('shows next to the field what is wrong with it', async () => {
  const errors = [{ field: 'firstName', message: 'Use at most 80 characters for the first name.' }];
  updateAnswers(() =>
    HttpResponse.json(
      { statusCode: 400, code: 'validation_failed', message: 'Please check the form.', errors },
      { status: 400 },
    ),
  );
  const { user } = await edit();
  await user.type(screen.getByLabelText('First name'), 'x');
  await user.click(save());
  await waitFor(() =>
    expect(screen.getByLabelText('First name')).toHaveAccessibleDescription(errors[0]!.message),
  );
});

it('shows an address in use next to the address', async () => {
  updateAnswers(() => refusal(409, 'email_taken', 'This address is already in use.'));
  const { user } = await edit();
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'sam@example.com');
  await user.click(save());
  await waitFor(() =>
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/This address is already in use\./),
  );
  expect(screen.getByLabelText('Email')).toHaveValue('sam@example.com');
});

it('says what is not given, in place of an empty line', () => {
  openProfile({ user: { ...maria, firstName: null, lastName: '' } });
  expect(screen.getAllByText('Not given')).toHaveLength(2);
});

it('starts empty where nothing is given, and sends a first name', async () => {
  const nameless = { ...maria, firstName: null, lastName: null };
  const sent = updateAnswers(() => HttpResponse.json(maria));
  const { user } = openProfile({ user: nameless });
  await user.click(screen.getByRole('button', { name: 'Edit personal information' }));
  expect(screen.getByLabelText('First name')).toHaveValue('');
  await user.type(screen.getByLabelText('First name'), 'Maria{Enter}');
  expect(await screen.findByText('Profile Updated')).toBeVisible();
  expect(sent).toEqual([{ firstName: 'Maria' }]);
});

it('sends a change once, however often it is confirmed', async () => {
  const sent = updateAnswers(() => new Promise<Response>(() => undefined));
  const { user } = await edit();
  await user.type(screen.getByLabelText('First name'), 'x{Enter}{Enter}');
  const button = await screen.findByRole('button', { name: 'Saving...' });
  await user.dblClick(button);
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await waitFor(() => expect(sent).toHaveLength(1));
});

it('asks for proof before the address changes, and keeps what was typed when that is declined', async () => {
  const sent = updateAnswers(() => refusal(403, 'password_required', 'Please show that it is you.'));
  const { user, onUserChange } = await edit();
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'new@example.com');
  await user.click(save());
  const dialog = await screen.findByRole('dialog', { name: 'Is it you?' });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Email')).toHaveValue('new@example.com');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(sent).toHaveLength(1);
  expect(onUserChange).not.toHaveBeenCalled();
});

it('says in a message that a change failed when the screen has been left meanwhile', async () => {
  let answer = (_: Response): void => undefined;
  const sent = updateAnswers(() => new Promise<Response>((resolve) => (answer = resolve)));
  const { user, rerender } = await edit();
  await user.type(screen.getByLabelText('First name'), 'x');
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  rerender(<Toaster />);
  answer(refusal(503, 'service_unavailable', 'We are resting.'));
  expect(await screen.findByText('Failed to update profile: We are resting.')).toBeVisible();
});

it('tells whoever changes the address what that means', async () => {
  await edit();
  const email = screen.getByLabelText('Email');
  expect(email).toHaveAccessibleDescription(/your partner sees it/);
  expect(email).toHaveAccessibleDescription(
    /For 7 days after that, whoever reads the old address can take the account back/,
  );
});
