import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { drafts } from '#shared/lib/drafts';
import { Reaction } from '#shared/reactions/reaction';
import { note } from '#shared/reactions/testing/open-note';
import { session } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { alone, maria, member, sam, together } from '#shared/testing/people';
import { down } from '#shared/testing/posts';
import { inOneTurn, pressTwice } from '#shared/testing/press-twice';
import { renderWithProviders } from '#shared/testing/render';
import { NEXT } from '#shared/testing/steps';
import { fakeCoach } from '../features/coaching/testing/fake-coach';
import { input, openCoaching } from '../features/coaching/testing/open-coaching';
import { DailyAppreciation } from '../features/dashboard/components/daily-appreciation';
import { fakeToday } from '../features/dashboard/testing/fake-today';
import { entry } from '../features/journal/testing/entries';
import { fakeJournal } from '../features/journal/testing/fake-journal';
import { field, openJournal } from '../features/journal/testing/open-journal';
import DeleteAccount from '../features/profile/components/delete-account';
import { TodaysQuestion } from '../features/questions/components/todays-question';
import { fakeQuestions, mine, todays } from '../features/questions/testing/fake-questions';
import { SharingCard } from '../features/sharing/components/sharing-card';
import { openApp } from './testing/open-app';

const server = apiServer();
const button = (name: string | RegExp) => screen.findByRole('button', { name });
let sent: string[];

/** Notes everything that is sent. The server is down for it, so that the form stays as it is. */
const record: HttpResponseResolver = ({ request }) => {
  sent.push(new URL(request.url).pathname);
  return down();
};

/** What is sent, by the path that it goes to. Each case shows its form, ready to be sent, and returns its button. */
const WAYS: Record<string, () => Promise<HTMLElement>> = {
  '/api/coaching/chat': async () => {
    fakeCoach(server);
    const { user } = openCoaching();
    await user.type(input(), 'Where do we begin?');
    return button('Send');
  },
  '/api/journal': async () => {
    fakeJournal(server);
    const { user } = openJournal();
    await user.type(await waitFor(field), 'We talked.');
    return button('Publish Entry');
  },
  '/api/appreciation': async () => {
    fakeToday(server, { '/api/appreciation/today': null });
    const { user } = renderWithProviders(<DailyAppreciation userId="me" partner="Sam" step={NEXT} />);
    await user.click(await button('Write'));
    await user.type(await screen.findByLabelText(/^What do you appreciate/), 'You listened.');
    await user.type(screen.getByLabelText('Which quality does it show?'), 'Care');
    return button('Save and Share');
  },
  '/api/prompts/prompt-1/answer': async () => {
    fakeQuestions(server);
    const { user } = renderWithProviders(<TodaysQuestion userId="me" partner="Sam" step={NEXT} />);
    await user.click(await button('Answer'));
    await user.type(await screen.findByLabelText('Your answer'), 'On the drive home.');
    return button(/^Save/);
  },
  '/api/prompts/prompt-1/rate': async () => {
    fakeQuestions(server, todays({ mine: mine() }));
    renderWithProviders(<TodaysQuestion userId="me" partner="Sam" step={NEXT} />);
    return button('Yes');
  },
  '/api/appreciation/note/thanks': () => {
    renderWithProviders(<Reaction kind="appreciation" text={note} userId="me" partner="Sam" />);
    return button(/^Thank/);
  },
  '/api/sharing/decide': () => {
    const undecided = { partnerId: sam.id, entries: 2, appreciations: 1 };
    renderWithProviders(<SharingCard userId="me" undecided={undecided} />);
    return button('Share all of it');
  },
  '/api/couples/setup-individual': () => {
    openApp('/simple-setup');
    return button('Create My Account');
  },
  '/api/couples/join-invite': () => {
    openApp('/invite/k7m2x9qa');
    return button('Join Couple Account');
  },
  '/api/couples/invite-code': () => {
    server.use(...session(maria, alone));
    openApp('/settings#couple-account');
    return button(/new code/i);
  },
  '/api/couples/leave': async () => {
    server.use(...session(maria, together));
    const { user } = openApp('/settings#couple-account');
    await user.click(await button('Leave the couple account'));
    return within(await screen.findByRole('dialog')).findByRole('button', { name: 'Leave' });
  },
  '/api/account': async () => {
    const { user } = renderWithProviders(<DeleteAccount onClose={() => undefined} />);
    await user.type(await screen.findByRole('textbox'), 'delete my account');
    return within(await screen.findByRole('dialog')).findByRole('button', { name: /^Delete/ });
  },
};

beforeEach(() => {
  sent = [];
  jest.spyOn(console, 'error').mockReturnValue();
  server.use(
    ...session(maria, null),
    http.get('/api/couples/members', () => HttpResponse.json([member(maria), member(sam)])),
    http.get('/api/invites/k7m2x9qa', () => HttpResponse.json({ inviterFirstName: 'Sam' })),
  );
});

afterEach(() => {
  drafts.clearAll();
  jest.restoreAllMocks();
});

const writes = () => server.use(...[http.post, http.put, http.delete].map((each) => each('/api/*', record)));

it.each(Object.entries(WAYS))('%s: one press sends once, however it is repeated', async (path, show) => {
  const press = await show();
  writes();
  pressTwice(press);
  await waitFor(() => expect(sent).not.toEqual([]));
  await waitFor(() => expect(screen.queryAllByRole('button', { busy: true })).toEqual([]));
  expect(sent).toEqual([path]);
});

it('a click and Enter send a message once', async () => {
  const send = await WAYS['/api/coaching/chat']!();
  writes();
  inOneTurn(
    () => fireEvent.keyDown(input(), { key: 'Enter' }),
    () => send.click(),
  );
  await screen.findByText(/Not reachable/);
  expect(sent).toEqual(['/api/coaching/chat']);
});

it('the deletion of an entry that was confirmed twice can be undone at one place', async () => {
  fakeJournal(server, [entry('one')]);
  const { user } = openJournal('/journal');
  await user.click(await button(/^Delete entry/));
  const dialog = within(await screen.findByRole('dialog'));
  pressTwice(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findAllByRole('button', { name: 'Undo' })).toHaveLength(1);
});

it('a merge that was confirmed twice is sent once, and its form closes', async () => {
  server.use(
    ...session(maria, alone),
    http.post('/api/couples/merge', ({ request }) => {
      sent.push(new URL(request.url).pathname);
      return HttpResponse.json(together);
    }),
  );
  const { user } = openApp('/settings#couple-account');
  await user.click(await button('Enter partner’s code'));
  await user.type(screen.getByLabelText('Your partner’s invite code'), 'k7m2x9qa');
  await user.click(await button('Merge Accounts'));
  pressTwice(await button('Yes, merge'));
  await waitFor(() => expect(screen.queryByLabelText('Your partner’s invite code')).toBeNull());
  expect(sent).toEqual(['/api/couples/merge']);
});
