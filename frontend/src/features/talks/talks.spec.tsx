import type { Agreement, Talk, Talks } from '@anew/contracts/assessment/talks';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { agreementsQuery } from '#api/assessment';
import { drafts } from '#shared/lib/drafts';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { maria, member, sam } from '#shared/testing/people';
import { renderWithProviders } from '#shared/testing/render';
import { Agreements } from './components/agreements';
import TalksOnPaper from './components/on-paper';
import { TalkPage } from './components/talk-page';
import { TalksToHave } from './components/talks-to-have';

const server = apiServer(
  http.get('/api/couples/members', () => HttpResponse.json([member(maria), member(sam)])),
  http.get('/api/focuses', () => HttpResponse.json([])),
);

afterEach(() => drafts.clearAll());

const talk: Talk = {
  id: 'talk',
  area: 'trust',
  step: 'first-speaks',
  firstSpeaker: sam.id,
  secondsIn: 0,
  pause: null,
};
const agreement: Agreement = {
  id: 'agreement',
  area: 'trust',
  text: 'A text when one of us is late.',
  dueOn: '2020-01-01',
  outcome: null,
};

/** The server's talks, and every body that was posted. */
function serve(talks: Partial<Talks>, agreements: Agreement[] = []) {
  const state: { talks: Talks } = {
    talks: { offered: [{ area: 'trust', talkedAt: null }], current: null, ...talks },
  };
  const posted: unknown[] = [];
  const note = async (request: Request) => void posted.push(await request.json());
  server.use(
    http.get('/api/talks', () => HttpResponse.json(state.talks)),
    http.get('/api/agreements', () => HttpResponse.json(agreements)),
    http.post('/api/talks', async ({ request }) => {
      await note(request);
      state.talks = { ...state.talks, current: talk };
      return HttpResponse.json(state.talks);
    }),
    http.post('/api/talks/talk/steps', async ({ request }) => {
      await note(request);
      state.talks = { ...state.talks, current: null };
      return HttpResponse.json(state.talks);
    }),
    http.post('/api/agreements/agreement/check', async ({ request }) => {
      await note(request);
      agreements.splice(0);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return posted;
}

const open = (area = 'trust') => renderWithProviders(<TalkPage area={area} userId={maria.id} />);
const button = (name: string) => screen.findByRole('button', { name });

describe('a talk', () => {
  it('says whom it is not for, and cannot begin before they have said who speaks first', async () => {
    const posted = serve({});
    const { user } = open();
    expect(await screen.findByText('This is not for a relationship with fear in it.')).toBeVisible();
    expect(screen.getByRole('link', { name: '1-800-799-7233' })).toHaveAttribute('href', 'tel:+18007997233');
    expect(await button('We are both ready')).toBeDisabled();
    await user.click(await screen.findByRole('radio', { name: 'Sam' }));
    await user.click(await button('We are both ready'));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('One speaks, one listens');
    expect(posted).toEqual([{ area: 'trust', firstSpeaker: sam.id }]);
  });

  it('shows who has the word, and is left for today without a question', async () => {
    const posted = serve({ current: talk });
    const { user } = open();
    expect((await screen.findByText('Speaks')).closest('li')).toHaveTextContent('Sam');
    await user.click(await button('Leave it for today'));
    expect(await screen.findByRole('heading', { name: 'Left for today' })).toBeVisible();
    expect(posted).toEqual([{ step: 'first-speaks', move: 'leave' }]);
  });

  it('pauses only with a promise to return', async () => {
    const posted = serve({ current: talk });
    const { user } = open();
    await user.click(await button('Take a pause'));
    expect(posted).toEqual([]);
    await user.click(await button('In an hour'));
    expect(posted).toEqual([{ step: 'first-speaks', move: 'pause', backIn: 60 }]);
  });

  it('goes on where the partner has got to, and says why, when a step was refused', async () => {
    serve({ current: talk });
    const { user } = open();
    await screen.findByRole('heading', { name: 'One speaks, one listens' });
    const moved: Talks = { offered: [], current: { ...talk, step: 'together' } };
    server.use(
      http.get('/api/talks', () => HttpResponse.json(moved)),
      http.post('/api/talks/talk/steps', () => refusal(404, 'not_found', 'This step is over.')),
    );
    await user.click(await button('Go on'));
    expect(await screen.findByRole('heading', { name: 'Look at it together' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('This step is over.');
  });

  it('points to the one that is going on', async () => {
    serve({ current: { ...talk, area: 'future' } });
    open();
    expect(await screen.findByRole('link', { name: 'Go on with it' })).toHaveAttribute(
      'href',
      '/talks/future',
    );
  });

  it.each(['family', 'constructor', 'anything'])('is not there when it is not offered: %s', async (area) => {
    serve({});
    open(area);
    expect(await screen.findByText('This talk is not one of yours')).toBeVisible();
  });
});

describe('an agreement that is being written', () => {
  const atTheEnd = { current: { ...talk, step: 'agreement' } } satisfies Partial<Talks>;
  const field = () => screen.findByLabelText('What do the two of you agree on?');
  const WORDS = 'Phones away at dinner.';

  it('stays on this device, for its writer alone, until it is saved', async () => {
    serve(atTheEnd);
    server.use(http.post('/api/agreements', () => refusal(503, 'service_unavailable', 'We are resting.')));
    const { user, unmount } = open();
    await user.type(await field(), WORDS);
    await user.click(await button('Agree on this'));
    expect(await screen.findByRole('alert')).toHaveTextContent('We are resting.');
    unmount();
    const view = renderWithProviders(<TalkPage area="trust" userId={sam.id} />);
    expect(await field()).toHaveValue('');
    view.unmount();
    open();
    expect(await field()).toHaveValue(WORDS);
  });

  it('leaves nothing behind once it is saved', async () => {
    serve(atTheEnd);
    server.use(http.post('/api/agreements', () => HttpResponse.json(agreement, { status: 201 })));
    const { user, unmount } = open();
    await user.type(await field(), WORDS);
    await user.click(await button('Agree on this'));
    await waitFor(async () => expect(await field()).toHaveValue(''));
    unmount();
    expect(Object.values(window.localStorage).join()).not.toContain(WORDS);
  });
});

describe('the talks below the results', () => {
  it('lead to each of them, and to the one that is going on', async () => {
    serve({
      offered: [
        { area: 'trust', talkedAt: null },
        { area: 'future', talkedAt: null },
      ],
      current: talk,
    });
    renderWithProviders(<TalksToHave />);
    expect(await screen.findByRole('link', { name: 'Go on with your talk' })).toHaveAttribute(
      'href',
      '/talks/trust',
    );
    const other = screen.getByRole('link', { name: 'Look at this talk' });
    expect(other).toHaveAttribute('href', '/talks/future');
    expect(other).not.toHaveClass('primary');
  });

  it('have one primary button: that of a talk which is offered no more cannot be it', async () => {
    serve({
      offered: [
        { area: 'trust', talkedAt: null },
        { area: 'future', talkedAt: null },
      ],
      current: { ...talk, area: 'family' },
    });
    const { container } = renderWithProviders(<TalksToHave />);
    await screen.findByText('Trust, and what came before');
    expect(container.querySelectorAll('a.primary')).toHaveLength(1);
  });

  it('leave their questions on paper, with the agreements that stand', async () => {
    const all = [
      agreement,
      { ...agreement, id: 'kept', text: 'Ten minutes on Tuesday.', outcome: 'kept' as const },
      { ...agreement, id: 'gone', text: 'Too big.', outcome: 'not' as const },
    ];
    serve({}, all);
    const { container } = renderWithProviders(<TalksOnPaper />);
    expect(await screen.findByText('I feel sure about us when …')).toBeInTheDocument();
    expect(await screen.findByText('Ten minutes on Tuesday.')).toBeInTheDocument();
    expect(container).toHaveTextContent('A text when one of us is late.');
    expect(container).toHaveTextContent('You kept it.');
    expect(container).not.toHaveTextContent('Too big.');
    expect(container.querySelector('button, a, input')).toBeNull();
  });
});

describe('an agreement on the dashboard', () => {
  it('that was not kept asks what would make it easier, and can be let go', async () => {
    const posted = serve({}, [agreement]);
    const { user } = renderWithProviders(<Agreements />);
    await user.click(await button('Not this time'));
    expect(screen.getByLabelText('The easier one')).toHaveValue(agreement.text);
    expect(posted).toEqual([]);
    await user.click(await button('Let it go for now'));
    expect(await screen.findByText('Thank you for looking at it together.')).toBeVisible();
    expect(posted).toEqual([{ outcome: 'not' }]);
  });

  it('that was kept is done with one press', async () => {
    const posted = serve({}, [agreement]);
    const { user } = renderWithProviders(<Agreements />);
    await user.click(await button('We kept it'));
    expect(await screen.findByText('Thank you for looking at it together.')).toBeVisible();
    expect(posted).toEqual([{ outcome: 'kept' }]);
  });

  it('is asked about again when the answer was not saved', async () => {
    const posted = serve({}, [agreement]);
    server.use(http.post('/api/agreements/agreement/check', () => HttpResponse.error(), { once: true }));
    const { user } = renderWithProviders(<Agreements />);
    await user.click(await button('We kept it'));
    expect(await screen.findByRole('alert')).toHaveTextContent('That did not work');
    await user.click(await button('We kept it'));
    expect(await screen.findByText('Thank you for looking at it together.')).toBeVisible();
    expect(posted).toEqual([{ outcome: 'kept' }]);
  });

  it('that both have looked at is not brought up again', async () => {
    serve({}, [{ ...agreement, outcome: 'kept' }]);
    const { queryClient } = renderWithProviders(<Agreements />);
    await waitFor(() => expect(queryClient.getQueryData(agreementsQuery.queryKey)).toHaveLength(1));
    expect(screen.queryByRole('heading', { name: 'What you agreed on' })).not.toBeInTheDocument();
  });
});
