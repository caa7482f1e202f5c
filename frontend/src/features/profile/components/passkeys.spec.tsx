import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { proofStore } from '#shared/proof/proof-store';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { down, posts } from '#shared/testing/posts';
import { atRest, happened, methodsAre, openProfile, sessionsAre, thisDevice } from '../testing/open-profile';

const server = apiServer(...atRest, sessionsAre(thisDevice), happened(), methodsAre({}));
const passkey = { id: '1', name: 'My phone', createdAt: '2025-05-04T10:00:00.000Z', lastUsedAt: null };
const OPTIONS = {
  challenge: 'AAAA',
  rp: { name: 'Anew', id: 'localhost' },
  user: { id: 'AAAA', name: 'maria@example.com', displayName: 'Maria' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};

const bytes = () => new Uint8Array([1, 2, 3]).buffer;
const made = {
  id: 'AQID',
  rawId: bytes(),
  type: 'public-key',
  response: { attestationObject: bytes(), clientDataJSON: bytes() },
  getClientExtensionResults: () => ({}),
};
const create = jest.fn<() => Promise<unknown>>();

beforeEach(() => {
  create.mockReset().mockResolvedValue(made);
  Object.assign(window, { PublicKeyCredential: jest.fn() });
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true });
});

afterEach(() => {
  act(() => proofStore.answer(false));
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

const begins = () =>
  posts(server, '/api/account/passkeys/options', () => HttpResponse.json({ options: OPTIONS }));
const adds = (answer: () => Response) => posts(server, '/api/account/passkeys', answer);

async function add() {
  const view = openProfile();
  const button = await screen.findByRole('button', { name: 'Add a passkey' });
  await view.user.click(button);
  return { ...view, button };
}

describe('a new passkey', () => {
  it('is made by the device, sent with a name, and listed', async () => {
    begins();
    const sent = adds(() => {
      server.use(methodsAre({ passkeys: [passkey] }));
      return new HttpResponse(null, { status: 204 });
    });
    await add();
    expect(await screen.findByText('Passkey added')).toBeVisible();
    expect(await screen.findByText('My phone', { selector: 'strong' })).toBeVisible();
    expect(sent).toEqual([{ response: expect.objectContaining({ id: 'AQID' }), name: expect.any(String) }]);
  });

  it('is not sent when the device made none, which is said in words of ours', async () => {
    begins();
    const sent = adds(down);
    create.mockRejectedValue(new DOMException('User canceled the operation.', 'NotAllowedError'));
    const { button } = await add();
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing has changed. Please try again.');
    expect(screen.queryByText(/canceled the operation/)).not.toBeInTheDocument();
    expect(sent).toEqual([]);
    expect(button).not.toHaveAttribute('aria-disabled');
  });

  it('is asked of the device once, however often one presses', async () => {
    const begun = begins();
    create.mockReturnValue(new Promise(() => undefined));
    const { user, button } = await add();
    await user.dblClick(button);
    await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
    expect(button).toHaveTextContent('Waiting for your device...');
    expect(begun).toHaveLength(1);
  });

  it('says what the server said when it was refused', async () => {
    begins();
    adds(() => refusal(400, 'validation_failed', 'This passkey is already yours.'));
    await add();
    expect(await screen.findByRole('alert')).toHaveTextContent('This passkey is already yours.');
  });

  it('needs proof first, and nothing has happened when that is declined', async () => {
    const begun = posts(server, '/api/account/passkeys/options', () =>
      refusal(403, 'password_required', 'Please show that it is you.'),
    );
    const { user, button } = await add();
    const dialog = await screen.findByRole('dialog', { name: 'Is it you?' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(button).toHaveTextContent('Add a passkey'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(begun).toHaveLength(1);
    expect(create).not.toHaveBeenCalled();
  });

  it('is not offered by a browser that can make none', async () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    server.use(methodsAre({ passkeys: [passkey] }));
    openProfile();
    expect(await screen.findByText('This browser cannot make passkeys. Try a newer one.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove My phone' })).toBeVisible();
  });
});

describe('the name of a passkey', () => {
  function renames() {
    const names: unknown[] = [];
    server.use(
      methodsAre({ passkeys: [passkey, { ...passkey, id: '2', name: 'Tablet' }] }),
      http.put('/api/account/passkeys/:id', async ({ request, params }) => {
        names.push([params.id, await request.json()]);
        server.use(methodsAre({ passkeys: [{ ...passkey, name: 'Old phone' }] }));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    return names;
  }

  async function rename() {
    const view = openProfile();
    await view.user.click(await screen.findByRole('button', { name: 'Rename My phone' }));
    const dialog = await screen.findByRole('dialog', { name: 'Name this passkey' });
    const field = within(dialog).getByRole('textbox', { name: 'Name' });
    return { ...view, dialog, field };
  }

  it('is saved by Enter, closes the dialog and gives the focus back', async () => {
    const names = renames();
    const { user, field } = await rename();
    await user.clear(field);
    await user.type(field, 'Old phone{Enter}');
    expect(await screen.findByText('Name saved')).toBeVisible();
    expect(names).toEqual([['1', { name: 'Old phone' }]]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('button', { name: 'Rename Old phone' })).toHaveFocus();
  });

  it('cannot be empty or only blanks', async () => {
    const names = renames();
    const { user, dialog, field } = await rename();
    await user.clear(field);
    const save = within(dialog).getByRole('button', { name: 'Save' });
    expect(save).toBeDisabled();
    await user.type(field, '   {Enter}');
    expect(save).toBeDisabled();
    expect(dialog).toBeVisible();
    expect(names).toEqual([]);
  });

  it('has at most 60 characters', async () => {
    renames();
    const { user, field } = await rename();
    await user.clear(field);
    await user.type(field, 'x'.repeat(61));
    expect(field).toHaveValue('x'.repeat(60));
  });

  it('stays as it was on Escape', async () => {
    const names = renames();
    const { user, field } = await rename();
    await user.type(field, ' of old');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rename My phone' })).toHaveFocus());
    expect(names).toEqual([]);
  });
});

describe('a passkey', () => {
  async function remove(answer: () => Response) {
    server.use(methodsAre({ passkeys: [passkey] }), http.delete('/api/account/passkeys/1', answer));
    const view = openProfile();
    await view.user.click(await screen.findByRole('button', { name: 'Remove My phone' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove My phone?' });
    await view.user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    return dialog;
  }

  it('is gone from the list once it is removed, and its heading has the focus', async () => {
    await remove(() => {
      server.use(methodsAre({}));
      return new HttpResponse(null, { status: 204 });
    });
    await waitFor(() => expect(screen.queryByText('My phone')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Passkeys' })).toHaveFocus());
  });

  it('stays when it is the only way in, and it says so', async () => {
    const dialog = await remove(() => refusal(409, 'last_way_in', 'This is your only way in.'));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('This is your only way in.');
    expect(screen.getByText('My phone', { selector: 'strong' })).toBeInTheDocument();
  });

  it('that could not be renamed leaves the new name in its field', async () => {
    server.use(methodsAre({ passkeys: [passkey] }), http.put('/api/account/passkeys/1', down));
    const { user } = openProfile();
    await user.click(await screen.findByRole('button', { name: 'Rename My phone' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox'), ', the old one');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Not reachable.');
    expect(within(dialog).getByRole('textbox')).toHaveValue('My phone, the old one');
  });
});

it('says when a passkey was last used', async () => {
  server.use(methodsAre({ passkeys: [{ ...passkey, lastUsedAt: '2025-06-01T10:00:00.000Z' }] }));
  openProfile();
  expect(await screen.findByText('Added May 4, 2025, last used Jun 1, 2025')).toBeVisible();
});

it('keeps the other passkeys when one is removed', async () => {
  const removed: unknown[] = [];
  const tablet = { ...passkey, id: '2', name: 'Tablet' };
  server.use(
    methodsAre({ passkeys: [passkey, tablet] }),
    http.delete('/api/account/passkeys/:id', ({ params }) => {
      removed.push(params.id);
      server.use(methodsAre({ passkeys: [passkey] }));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = openProfile();
  await user.click(await screen.findByRole('button', { name: 'Remove Tablet' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove Tablet?' });
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Passkey removed')).toBeVisible();
  expect(removed).toEqual(['2']);
  expect(screen.queryByText('Tablet')).not.toBeInTheDocument();
  expect(screen.getByText('My phone', { selector: 'strong' })).toBeVisible();
});
