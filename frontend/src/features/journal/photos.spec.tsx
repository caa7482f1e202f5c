import type { EntryPhoto } from '@anew/contracts/journal/views';
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { holds } from '#shared/testing/posts';
import { toasts } from '#shared/testing/toasts';
import { entry } from './testing/entries';
import { journalWithPhotos, photo } from './testing/fake-photos';
import { button, field, openJournal, type User } from './testing/open-journal';
import { caption, choose, preview } from './testing/photo-field';
import { pictureFile } from './testing/pictures';

const server = apiServer();

const fake = journalWithPhotos(server);

describe('a photo of a new entry', () => {
  it('is seen before it is sent, made smaller, and stands with the entry afterward', async () => {
    const { user } = openJournal();
    await user.type(field(), 'Pancakes.');
    await choose(user);
    expect(await screen.findByText(/The photo is ready/)).toBeVisible();
    expect(preview()).toHaveAttribute('src', 'blob:preview');
    await user.type(caption(), 'Our first pancakes');
    await user.click(button('Publish Entry'));
    expect(await screen.findByText('Entry saved!')).toBeVisible();
    expect(fake.asked).toEqual(['put new-1: image/jpeg 1600 × 800', 'describe new-1: Our first pancakes']);
    expect(await screen.findByRole('img', { name: 'Our first pancakes' })).toHaveAttribute(
      'src',
      '/api/journal/photos/photo-1',
    );
    await user.click(button('Write an entry'));
    expect(preview()).toBeNull();
  });

  it('can be replaced and removed by keyboard, and the focus stays where it was', async () => {
    const { user } = openJournal();
    await user.type(field(), 'Pancakes.');
    await choose(user);
    expect(await screen.findByRole('button', { name: 'Replace photo' })).toBeEnabled();
    button('Remove photo').focus();
    await user.keyboard('{Enter}');
    expect(preview()).toBeNull();
    expect(button('Add a photo')).toHaveFocus();
    await user.click(button('Publish Entry'));
    await screen.findByText('Entry saved!');
    expect(fake.asked).toEqual([]);
  });

  it('waits with the words while the form is closed', async () => {
    const { user } = openJournal();
    await user.type(field(), 'Pancakes.');
    await choose(user);
    await screen.findByText(/The photo is ready/);
    await user.click(button('Cancel'));
    await user.click(button('Continue writing'));
    expect(preview()).toBeInTheDocument();
  });

  it.each([
    ['no picture', pictureFile('letter.pdf', 'application/pdf'), /This file is not a picture/],
    ['broken', pictureFile('broken.jpg', 'image/jpeg'), /cannot be opened here/],
  ])('is refused when it is %s, and the words stay', async (_what, file, words) => {
    const { user } = openJournal();
    await user.type(field(), 'Pancakes.');
    // A person can choose any file in spite of `accept`.
    screen.getByLabelText('Choose a photo', { selector: 'input' }).removeAttribute('accept');
    await choose(user, file);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(preview()).toBeNull();
    expect(field()).toHaveValue('Pancakes.');
  });

  it('is kept with the words while neither can be saved', async () => {
    server.use(http.post('/api/journal', () => HttpResponse.error()));
    const { user } = openJournal();
    await user.type(field(), 'Pancakes.');
    await choose(user);
    await screen.findByText(/The photo is ready/);
    await user.click(button('Publish Entry'));
    expect(await screen.findByRole('alert')).toHaveTextContent("We don't know if your entry was saved");
    expect(field()).toHaveValue('Pancakes.');
    expect(preview()).toBeInTheDocument();
    expect(fake.asked).toEqual([]);
  });
});

describe('a photo that is still being opened', () => {
  /** Lets the test decide when each picture opens. */
  function openSlowly() {
    const opened: (() => void)[] = [];
    const bitmap = { width: 10, height: 10, close: () => undefined } as ImageBitmap;
    window.createImageBitmap = () =>
      new Promise<ImageBitmap>((resolve) => opened.push(() => resolve(bitmap)));
    return (which: number) =>
      act(() => {
        opened[which]!();
        return Promise.resolve();
      });
  }

  it('holds the entry back, so that it is not published without it', async () => {
    const open = openSlowly();
    const { user } = openJournal();
    await user.type(field(), 'Pancakes.');
    await choose(user);
    expect(button('Opening the photo...')).toHaveAttribute('aria-busy', 'true');
    expect(button('Publish Entry')).toBeDisabled();
    await open(0);
    await user.click(button('Publish Entry'));
    await screen.findByText('Entry saved!');
    expect(fake.asked).toEqual(['put new-1: image/jpeg 10 × 10']);
  });

  it('does not come back once it was given up', async () => {
    const open = openSlowly();
    const { user } = openJournal();
    await choose(user);
    await open(0);
    await choose(user, pictureFile('other.png'));
    await user.click(button('Remove photo'));
    await open(1);
    expect(preview()).toBeNull();
    expect(button('Add a photo')).toBeEnabled();
  });

  it('holds the changes of an entry back, too', async () => {
    fake.journal.entries = [entry('1')];
    const open = openSlowly();
    const { user } = openJournal('/journal');
    await user.click(await screen.findByRole('button', { name: /^Edit entry/ }));
    await choose(user);
    expect(button('Save changes')).toBeDisabled();
    await open(0);
    expect(button('Save changes')).toBeEnabled();
  });
});

it('a photo goes with the draft that is discarded', async () => {
  const { user } = openJournal();
  await user.type(field(), 'Pancakes.');
  await choose(user);
  await screen.findByText(/The photo is ready/);
  await user.click(button('Cancel'));
  await user.click(button('Discard draft'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard draft' }));
  await user.click(button('Write an entry'));
  expect(preview()).toBeNull();
});

it('a refused file takes the place of no photo that was chosen before', async () => {
  const { user } = openJournal();
  await choose(user);
  await screen.findByText(/The photo is ready/);
  await user.type(caption(), 'Breakfast');
  await choose(user, pictureFile('broken.jpg', 'image/jpeg'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/cannot be opened here/);
  expect(preview()).toBeInTheDocument();
  expect(caption()).toHaveValue('Breakfast');
  await choose(user, pictureFile('another.png'));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

it('a photo that takes the place of another is told of anew, and does not get the words for the other', async () => {
  let previews = 0;
  URL.createObjectURL = () => `blob:${(previews += 1)}`;
  const { user } = openJournal();
  const photos = within(await screen.findByRole('group', { name: 'Photo' }));
  const status = photos.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  await choose(user);
  const first = await photos.findByText(/The photo is ready/);
  expect(status).toContainElement(first);
  await user.type(caption(), 'Breakfast');
  await choose(user, pictureFile('another.png'));
  await waitFor(() => expect(status).not.toContainElement(first));
  expect(status).toHaveTextContent(/The photo is ready/);
  expect(caption()).toHaveValue('');
});

describe('the photo of an entry', () => {
  const withPhoto = (over: Partial<EntryPhoto> = {}) => entry('1', { photo: { ...photo, ...over } });
  const words = () => screen.getByRole('textbox', { name: 'Your entry' });
  const edit = async (user: User) => user.click(await screen.findByRole('button', { name: /^Edit entry/ }));

  it('has words for whoever cannot see it, even if nobody has said what it shows', async () => {
    fake.journal.entries = [withPhoto()];
    openJournal('/journal');
    expect(await screen.findByRole('img', { name: 'A photo by you' })).toHaveAttribute('width', '1600');
  });

  it('can be described without being sent again', async () => {
    fake.journal.entries = [withPhoto()];
    const { user } = openJournal('/journal');
    await edit(user);
    await user.type(caption(), 'The lake');
    await user.click(button('Save changes'));
    expect(await screen.findByText('Entry updated')).toBeVisible();
    expect(fake.asked).toEqual(['describe 1: The lake']);
    expect(fake.journal.changes).toEqual([]);
  });

  it('can be removed', async () => {
    fake.journal.entries = [withPhoto({ caption: 'The lake' })];
    const { user } = openJournal('/journal');
    await edit(user);
    await user.click(button('Remove photo'));
    await user.click(button('Save changes'));
    await screen.findByText('Entry updated');
    expect(fake.asked).toEqual(['remove 1']);
  });

  it('is sent again without the words when only it failed', async () => {
    fake.journal.entries = [entry('1')];
    server.use(
      http.put('/api/journal/:id/photo', () => refusal(429, 'quota_reached', 'No room.'), { once: true }),
    );
    const { user } = openJournal('/journal');
    await edit(user);
    await user.type(words(), ' More.');
    await choose(user);
    await screen.findByText(/The photo is ready/);
    await user.click(button('Save changes'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The photo is not saved yetNo room.');
    expect(screen.getByText('Your words are saved.')).toBeVisible();
    await user.click(button('Save changes'));
    await screen.findByText('Entry updated');
    expect(fake.journal.changes).toHaveLength(1);
    expect(fake.asked).toEqual(['put 1: image/jpeg 1600 × 800']);
  });

  it('is alone what failed, once the words that had failed before it are undone', async () => {
    fake.journal.entries = [entry('1')];
    server.use(
      http.put('/api/journal/1', () => refusal(503, 'service_unavailable', 'Resting.'), { once: true }),
      http.put('/api/journal/:id/photo', () => refusal(429, 'quota_reached', 'No room.'), { once: true }),
    );
    const { user } = openJournal('/journal');
    await edit(user);
    await user.type(words(), '!');
    await choose(user);
    await screen.findByText(/The photo is ready/);
    await user.click(button('Save changes'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your changes are not saved yetResting.');
    await user.type(words(), '{Backspace}');
    await user.click(button('Save changes'));
    expect(await screen.findByText('No room.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('The photo is not saved yetNo room.');
  });

  it('alone is said not to be saved to whoever has gone on to another entry', async () => {
    fake.journal.entries = [entry('1'), entry('2', { content: 'Stays.' })];
    const answer = holds(server, '/api/journal/:id/photo', 'put');
    const { user } = openJournal('/journal');
    await user.click((await screen.findAllByRole('button', { name: /^Edit entry/ }))[0]!);
    await user.type(words(), ' More.');
    await choose(user);
    await screen.findByText(/The photo is ready/);
    await user.click(button('Save changes'));
    await waitFor(() => expect(fake.journal.changes).toHaveLength(1));
    await edit(user);
    await waitFor(() => expect(words()).toHaveValue('Stays.'));
    await act(() => answer(refusal(429, 'quota_reached', 'No room.')));
    expect(await toasts().findByText('The photo is not saved yet')).toBeVisible();
    expect(toasts().queryByText('Your changes are not saved yet')).not.toBeInTheDocument();
  });
});
