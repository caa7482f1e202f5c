import { type Talk, TALK_STEPS, type TalkStep } from '@anew/contracts/assessment/talks';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { talksQuery } from '#api/assessment';
import { readAnew } from '#api/live';
import { drafts } from '#shared/lib/drafts';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { maria } from '#shared/testing/people';
import { holds } from '#shared/testing/posts';
import { renderWithProviders } from '#shared/testing/render';
import { agreement, fakeTalks, talk } from '../testing/fake-talks';
import { TalkPage } from './talk-page';

const server = apiServer();

afterEach(() => drafts.clearAll());

const serve = (current: Partial<Talk> = {}, agreements = [agreement].slice(1)) =>
  fakeTalks(server, { current: { ...talk, ...current } }, agreements);
const open = () => renderWithProviders(<TalkPage area="trust" userId={maria.id} />);
const button = (name: string) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** What a step tells each of the two to do. */
const roles = () =>
  screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .filter((text) => /^(Maria|Sam)/.test(text));

describe('the steps of a talk', () => {
  it('lead both through it, one place each time, and say where they are', async () => {
    const { posted } = serve();
    const { user } = open();
    const headings = [
      'One speaks, one listens',
      'Say back what you heard',
      'Trade places',
      'Say back what you heard',
      'Look at it together',
    ];
    for (const [index, name] of headings.entries()) {
      const at = `Step ${index + 1} of 6`;
      const group = await screen.findByRole('group', { name: `${at}: ${name}` });
      expect(await heading(name)).toBeVisible();
      expect(within(group).getByRole('progressbar', { name: 'Your talk' })).toHaveAttribute(
        'aria-valuetext',
        at,
      );
      await user.click(await button('Go on'));
    }
    expect(await heading('One small thing')).toBeVisible();
    await user.click(await button('No agreement today'));
    expect(await heading('You listened to each other')).toHaveFocus();
    expect(posted).toEqual(Object.keys(TALK_STEPS).map((step) => ({ step, move: 'next' })));
  });

  it.each<[TalkStep, string[]]>([
    ['first-speaks', ['MariaListens', 'SamSpeaks']],
    ['first-is-heard', ['MariaSays it back', 'SamChecks it']],
    ['second-speaks', ['MariaSpeaks', 'SamListens']],
    ['second-is-heard', ['MariaChecks it', 'SamSays it back']],
    ['together', []],
  ])('say who does what where Sam speaks first: %s', async (step, said) => {
    serve({ step });
    open();
    await button('Go on');
    expect(roles()).toEqual(said);
  });

  it('give the speaker words of the area, and the one who says it back their own', async () => {
    serve();
    const { user } = open();
    expect(await screen.findByText('I feel sure about us when …')).toBeVisible();
    expect(screen.getByText(/If you listen:/).parentElement).toHaveTextContent(/Only listen/);
    await user.click(await button('Go on'));
    expect(await screen.findByText('What I heard is …')).toBeVisible();
    expect(screen.queryByText('I feel sure about us when …')).toBeNull();
    expect(screen.getByText(/If you listen:/).parentElement).toHaveTextContent(
      /Say what they got right first/,
    );
  });

  it('begin at their top with the focus', async () => {
    const scrolled = jest.spyOn(window, 'scrollTo').mockReturnValue();
    serve();
    const { user } = open();
    await button('Go on');
    expect(scrolled).not.toHaveBeenCalled();
    await user.click(await button('Go on'));
    expect(await screen.findByRole('group', { name: /^Step 2 of 6/ })).toHaveFocus();
    expect(scrolled).toHaveBeenCalledTimes(1);
    scrolled.mockRestore();
  });

  it('can be taken back, but for the first one', async () => {
    const { posted } = serve({ step: 'first-is-heard' });
    const { user } = open();
    await user.click(await button('One step back'));
    expect(await heading('One speaks, one listens')).toBeVisible();
    expect(await button('One step back')).toBeDisabled();
    expect(posted).toEqual([{ step: 'first-is-heard', move: 'back' }]);
  });

  it('go on together with the partner, who has pressed first', async () => {
    const fake = serve();
    const { queryClient } = open();
    await button('Go on');
    fake.move({ step: 'first-speaks', move: 'next' });
    await readAnew(queryClient, ['talk']);
    expect(await screen.findByRole('group', { name: /^Step 2 of 6/ })).toHaveFocus();
  });

  it('wait for the answer, and no other way can be taken meanwhile', async () => {
    const fake = serve({ step: 'second-speaks' });
    const answer = fake.hold();
    const { user } = open();
    await user.click(await button('Go on'));
    await waitFor(async () => expect(await button('Go on')).toHaveAttribute('aria-busy', 'true'));
    expect(await button('One step back')).toBeDisabled();
    expect(await button('Leave it for today')).toBeDisabled();
    await user.click(await button('Go on'));
    answer();
    expect(await screen.findByRole('group', { name: /^Step 4 of 6/ })).toBeVisible();
    expect(fake.posted).toHaveLength(1);
  });

  it('go on by one where the button is clicked twice', async () => {
    const { posted } = serve();
    const { user } = open();
    const goOn = await button('Go on');
    await user.click(goOn);
    await screen.findByRole('group', { name: /^Step 2 of 6/ });
    fireEvent.click(await button('Go on'), { detail: 2 });
    await user.click(await button('One step back'));
    expect(await screen.findByRole('group', { name: /^Step 1 of 6/ })).toBeVisible();
    expect(posted).toHaveLength(2);
  });

  it('stay where the partner has got to, and say why, when one was refused', async () => {
    const fake = serve();
    const { user } = open();
    await heading('One speaks, one listens');
    fake.talks = { offered: [], current: { ...talk, step: 'together' } };
    server.use(http.post('/api/talks/talk/steps', () => refusal(404, 'not_found', 'This step is over.')));
    await user.click(await button('Go on'));
    expect(await heading('Look at it together')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('This step is over.');
  });

  it('stay where they are when the network is lost, and go on with the next press', async () => {
    const { posted } = serve();
    const { user } = open();
    await heading('One speaks, one listens');
    server.use(http.post('/api/talks/talk/steps', () => HttpResponse.error(), { once: true }));
    await user.click(await button('Go on'));
    expect(await screen.findByRole('alert')).toHaveTextContent('That did not work');
    await user.click(await button('Go on'));
    expect(await heading('Say back what you heard')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(posted).toHaveLength(1);
  });
});

describe('a talk that is left', () => {
  it('asks no question, and lets the two begin again', async () => {
    const { posted } = serve();
    const { user } = open();
    await user.click(await button('Leave it for today'));
    expect(await heading('Left for today')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'To your dashboard' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button', { name: 'Make this our focus' })).toBeNull();
    expect(posted).toEqual([{ step: 'first-speaks', move: 'leave' }]);
    await user.click(await button('Begin again'));
    expect(await button('We are both ready')).toBeDisabled();
  });

  it('says the same to the partner, and not who left', async () => {
    const fake = serve();
    const { queryClient } = open();
    await button('Go on');
    fake.move({ step: 'first-speaks', move: 'leave' });
    await readAnew(queryClient, ['talk']);
    expect(await heading('Left for today')).toHaveFocus();
    expect(document.body).not.toHaveTextContent(/Sam|Maria/);
  });
});

describe('a talk that came to its end', () => {
  it('shows what the two agreed on, and until when it stands', async () => {
    const fake = serve({ step: 'agreement' });
    const { queryClient } = open();
    await button('Agree on this');
    fake.agreements = [{ ...agreement, dueOn: '2099-03-05' }];
    fake.finish();
    await readAnew(queryClient, ['talk']);
    expect(await heading('You listened to each other')).toBeVisible();
    const card = (await screen.findByRole('heading', { name: 'What you agreed on' })).closest(
      'section, div',
    )!;
    expect(card.parentElement).toHaveTextContent(agreement.text);
    expect(screen.getByText('Thu, Mar 5, 2099')).toHaveAttribute('datetime', '2099-03-05');
  });

  it.each([
    ['none was made', []],
    ['the one in this area was looked at', [{ ...agreement, outcome: 'kept' as const }]],
    ['the open one is of another area', [{ ...agreement, area: 'future' as const }]],
  ])('counts without an agreement, too: %s', async (_, agreements) => {
    serve({ step: 'agreement' }, agreements);
    const { user } = open();
    await user.click(await button('No agreement today'));
    expect(await screen.findByText(/That counts, with or without an agreement/)).toBeVisible();
  });

  it('makes its area a focus, and keeps the keyboard on the screen', async () => {
    serve({ step: 'agreement' });
    const focus = { moduleSlug: 'emotional-safety', priority: 'high' };
    const answer = holds(server, '/api/focuses');
    const { user } = open();
    await user.click(await button('No agreement today'));
    await user.click(await button('Make this our focus'));
    server.use(http.get('/api/focuses', () => HttpResponse.json([focus])));
    await answer(HttpResponse.json(focus));
    expect(await screen.findByText(/This is one of your focus areas/)).toHaveAttribute('role', 'status');
    expect(await heading('You listened to each other')).toHaveFocus();
  });

  it.each([
    ['low', 'emotional-safety', true],
    ['high', 'our-vision', true],
    ['high', 'emotional-safety', false],
  ])('offers that where the focus is %s in %s: %s', async (priority, moduleSlug, offered) => {
    serve({ step: 'agreement' });
    server.use(http.get('/api/focuses', () => HttpResponse.json([{ moduleSlug, priority }])));
    const { user } = open();
    await user.click(await button('No agreement today'));
    await heading('You listened to each other');
    if (offered) expect(await button('Make this our focus')).toBeEnabled();
    else expect(await screen.findByText(/This is one of your focus areas/)).toBeVisible();
  });

  it('says when the focus was not set, and lets one try again', async () => {
    serve({ step: 'agreement' });
    server.use(http.post('/api/focuses', () => refusal(503, 'service_unavailable', 'We are resting.')));
    const { user } = open();
    await user.click(await button('No agreement today'));
    await user.click(await button('Make this our focus'));
    expect(await screen.findByText('That did not work')).toBeVisible();
    expect(await button('Make this our focus')).toBeEnabled();
  });
});

describe('the clock of a step', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance'] }));
  afterEach(() => void jest.useRealTimers());

  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  /** Opens a talk that has just been read. */
  async function openNow(current: Partial<Talk>) {
    const { talks } = serve(current);
    const view = open();
    await pass(50);
    act(() => void view.queryClient.setQueryData(talksQuery.queryKey, talks));
    await pass(2_000);
  }

  it('counts down, and says politely when the time is up, without going on', async () => {
    await openNow({ secondsIn: 6 * 60 - 3 });
    expect(screen.getByRole('timer', { name: 'Time left in this step' })).toHaveTextContent('0:02');
    expect(screen.queryByText(/The time is up/)).toBeNull();
    await pass(2_000);
    expect(screen.getByRole('timer')).toHaveTextContent('0:00');
    expect(screen.getByRole('status')).toHaveTextContent('The time is up.');
    await pass(600_000);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('One speaks, one listens');
  });

  it('is not there in the last step, which nobody is to hurry through', async () => {
    await openNow({ step: 'agreement', secondsIn: 3_600 });
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.queryByText(/The time is up/)).toBeNull();
  });
});
