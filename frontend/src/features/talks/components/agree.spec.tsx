import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { http } from 'msw';
import { readAnew } from '#api/live';
import { drafts } from '#shared/lib/drafts';
import { apiServer } from '#shared/testing/api-server';
import { maria, sam } from '#shared/testing/people';
import { down, endSession } from '#shared/testing/posts';
import { renderWithProviders } from '#shared/testing/render';
import { dayIn } from '../lib/days';
import { fakeTalks, talk } from '../testing/fake-talks';
import { TalkPage } from './talk-page';

const server = apiServer();

afterEach(() => drafts.clearAll());

const button = (name: string) => screen.findByRole('button', { name });

describe('an agreement that is being written', () => {
  const WORDS = 'Phones away at dinner.';
  const serve = () => fakeTalks(server, { current: { ...talk, step: 'agreement' } });
  const open = (user = maria) => renderWithProviders(<TalkPage area="trust" userId={user.id} />);
  const field = () => screen.findByLabelText('What do the two of you agree on?');
  const day = () => screen.findByLabelText('When will you look at it again?');

  it('is looked at again in a week, unless another day is chosen', async () => {
    const { posted } = serve();
    const { user } = open();
    expect(await day()).toHaveValue(dayIn(7));
    expect(await button('Agree on this')).toBeDisabled();
    await user.type(await field(), `  ${WORDS} `);
    fireEvent.change(await day(), { target: { value: dayIn(3) } });
    await user.click(await button('Agree on this'));
    expect(await screen.findByRole('heading', { name: 'You listened to each other' })).toBeVisible();
    expect(await screen.findByText(WORDS)).toBeVisible();
    expect(screen.getByText(/Look at it again:/)).toHaveTextContent(
      /^Maria wrote it down\. Look at it again/,
    );
    expect(posted).toEqual([{ talkId: 'talk', text: WORDS, dueOn: dayIn(3) }]);
  });

  it('needs words and a day', async () => {
    serve();
    const { user } = open();
    await user.type(await field(), '   ');
    expect(await button('Agree on this')).toBeDisabled();
    await user.type(await field(), WORDS);
    expect(await button('Agree on this')).toBeEnabled();
    fireEvent.change(await day(), { target: { value: '' } });
    expect(await button('Agree on this')).toBeDisabled();
  });

  it('may have 300 characters, is never cut off, and says how many are left', async () => {
    const { posted } = serve();
    const { user } = open();
    fireEvent.change(await field(), { target: { value: 'a'.repeat(239) } });
    expect(await field()).toHaveAccessibleDescription(/tired Thursday/);
    fireEvent.change(await field(), { target: { value: 'a'.repeat(299) } });
    expect(await field()).toHaveAccessibleDescription('1 character left');
    fireEvent.change(await field(), { target: { value: 'a'.repeat(301) } });
    expect(await field()).toHaveAccessibleDescription(/this has 1 more\./);
    expect(await field()).toBeInvalid();
    expect(await button('Agree on this')).toBeDisabled();
    fireEvent.submit((await field()).closest('form')!);
    fireEvent.change(await field(), { target: { value: ` ${'a'.repeat(300)} ` } });
    await user.click(await button('Agree on this'));
    await screen.findByRole('heading', { name: 'You listened to each other' });
    expect(posted).toEqual([expect.objectContaining({ text: 'a'.repeat(300) })]);
  });

  it('can begin with an idea, which the two may change', async () => {
    serve();
    const { user } = open();
    const ideas = await screen.findByRole('heading', { name: 'Ideas to take or to change' });
    const idea = ideas.parentElement!.querySelector('button')!;
    await user.click(idea);
    expect(await field()).toHaveValue(idea.textContent);
    await user.type(await field(), ' Or so.');
    expect(await field()).toHaveValue(`${idea.textContent} Or so.`);
  });

  it('stays on the screen, to be copied, when the session has ended', async () => {
    serve();
    const { user } = open();
    await user.type(await field(), WORDS);
    const reads = endSession(server);
    await user.click(await button('Agree on this'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please log in.');
    expect(reads).toEqual([]);
    expect(await field()).toHaveValue(WORDS);
  });

  it('stays on this device, for its writer alone, until it is saved', async () => {
    serve();
    server.use(http.post('/api/agreements', down));
    const { user, unmount } = open();
    await user.type(await field(), WORDS);
    await user.click(await button('Agree on this'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not reachable.');
    expect(await field()).toHaveValue(WORDS);
    unmount();
    const view = open(sam);
    expect(await field()).toHaveValue('');
    view.unmount();
    open();
    expect(await field()).toHaveValue(WORDS);
  });

  it('keeps its day with its words, for its writer alone', async () => {
    serve();
    const { user, unmount } = open();
    await user.type(await field(), WORDS);
    fireEvent.change(await day(), { target: { value: dayIn(3) } });
    unmount();
    const view = open(sam);
    expect(await day()).toHaveValue(dayIn(7));
    view.unmount();
    open();
    expect(await field()).toHaveValue(WORDS);
    expect(await day()).toHaveValue(dayIn(3));
  });

  it('leaves nothing behind once it is saved', async () => {
    serve();
    const { user, unmount } = open();
    await user.type(await field(), WORDS);
    fireEvent.change(await day(), { target: { value: dayIn(3) } });
    await user.click(await button('Agree on this'));
    await screen.findByRole('heading', { name: 'You listened to each other' });
    unmount();
    expect(drafts.keys()).toEqual([]);
  });

  it('is sent once, and cannot be changed on its way', async () => {
    const fake = serve();
    const answer = fake.hold();
    const { user } = open();
    await user.type(await field(), WORDS);
    await user.click(await button('Agree on this'));
    await user.click(await button('Saving...'));
    fireEvent.submit((await field()).closest('form')!);
    await user.type(await field(), ' And more.');
    expect(await field()).toHaveValue(WORDS);
    expect(await button('No agreement today')).toBeDisabled();
    answer();
    await screen.findByRole('heading', { name: 'You listened to each other' });
    expect(fake.posted).toHaveLength(1);
  });

  it('waits when the partner goes one step back, and is there again', async () => {
    const fake = serve();
    const { user, queryClient } = open();
    await user.type(await field(), WORDS);
    fake.move({ step: 'agreement', move: 'back' });
    await readAnew(queryClient, ['talk']);
    await screen.findByRole('heading', { name: 'Look at it together' });
    await user.click(await button('Go on'));
    expect(await field()).toHaveValue(WORDS);
  });
});
