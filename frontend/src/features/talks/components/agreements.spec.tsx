import type { Agreement } from '@anew/contracts/assessment/talks';
import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { agreementsQuery } from '#api/assessment';
import { readAnew } from '#api/live';
import { drafts } from '#shared/lib/drafts';
import { apiServer } from '#shared/testing/api-server';
import { maria, sam } from '#shared/testing/people';
import { renderWithProviders } from '#shared/testing/render';
import { dayIn } from '../lib/days';
import { agreement, fakeTalks } from '../testing/fake-talks';
import { Agreements } from './agreements';

const server = apiServer();

afterEach(() => drafts.clearAll());

const button = (name: string) => screen.findByRole('button', { name });

describe('an agreement on the dashboard', () => {
  const THANKS = 'Thank you for looking at it together.';
  const serve = (...agreements: Agreement[]) => fakeTalks(server, {}, agreements);
  const open = (user = maria) => renderWithProviders(<Agreements userId={user.id} />);
  const later = { ...agreement, id: 'later', text: 'Ten minutes on Tuesday.', dueOn: dayIn(1) };

  it('that was not kept asks what would make it easier, and can be let go', async () => {
    const { posted } = serve(agreement);
    const { user } = open();
    await user.click(await button('Not this time'));
    expect(screen.getByLabelText('The easier one')).toHaveValue(agreement.text);
    expect(screen.getByLabelText('The easier one')).toHaveFocus();
    expect(posted).toEqual([]);
    await user.click(await button('Let it go for now'));
    expect(await screen.findByText(THANKS)).toBeVisible();
    expect(posted).toEqual([{ outcome: 'not' }]);
  });

  it('asks again how it went when one goes back, and sends nothing', async () => {
    const { posted } = serve(agreement);
    const { user } = open();
    await user.click(await button('Partly'));
    await user.click(await button('Back'));
    expect(await button('We kept it')).toHaveFocus();
    expect(posted).toEqual([]);
  });

  it('that was kept in part becomes an easier one, which stands in its place', async () => {
    const { posted } = serve(agreement);
    const { user } = open();
    await user.click(await button('Partly'));
    await user.clear(screen.getByLabelText('The easier one'));
    expect(await button('Try this one')).toBeDisabled();
    await user.type(screen.getByLabelText('The easier one'), 'A text by six.');
    await user.click(await button('Try this one'));
    expect(await screen.findByText('A text by six.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(agreement.text)).toBeNull());
    expect(posted).toEqual([{ outcome: 'partly', easier: 'A text by six.', dueOn: dayIn(7) }]);
  });

  it('keeps the easier words when they could not be saved', async () => {
    const { posted } = serve(agreement);
    server.use(http.post('/api/agreements/agreement/check', () => HttpResponse.error(), { once: true }));
    const { user } = open();
    await user.click(await button('Partly'));
    await user.type(screen.getByLabelText('The easier one'), ' Or a call.');
    await user.click(await button('Try this one'));
    expect(await screen.findByRole('alert')).toHaveTextContent('That did not work');
    await user.click(await button('Try this one'));
    await waitFor(() => expect(posted).toHaveLength(1));
    expect(posted).toEqual([expect.objectContaining({ easier: `${agreement.text} Or a call.` })]);
  });

  describe('that becomes an easier one', () => {
    const EASIER = 'A text by six.';
    const easier = () => screen.getByLabelText('The easier one');

    async function write(view: ReturnType<typeof open>) {
      await view.user.click(await button('Partly'));
      await view.user.clear(easier());
      await view.user.type(easier(), EASIER);
      fireEvent.change(screen.getByLabelText('When will you look at it again?'), {
        target: { value: dayIn(3) },
      });
    }

    it('keeps its words and its day for their writer while they are on another screen', async () => {
      serve(agreement);
      const view = open();
      await write(view);
      view.unmount();
      const { user, unmount } = open(sam);
      await user.click(await button('Partly'));
      expect(easier()).toHaveValue(agreement.text);
      unmount();
      open();
      await user.click(await button('Partly'));
      expect(easier()).toHaveValue(EASIER);
      expect(screen.getByLabelText('When will you look at it again?')).toHaveValue(dayIn(3));
    });

    it.each(['Try this one', 'Let it go for now'])('leaves no words behind after “%s”', async (done) => {
      const { posted } = serve(agreement);
      const view = open();
      await write(view);
      await view.user.click(await button(done));
      await waitFor(() => expect(screen.queryByText(agreement.text)).toBeNull());
      expect(posted).toHaveLength(1);
      view.unmount();
      expect(drafts.keys()).toEqual([]);
    });

    it('keeps the focus where it was pressed while it is let go', async () => {
      const fake = serve(agreement, later);
      const answer = fake.hold();
      const { user } = renderWithProviders(
        <>
          <h1 tabIndex={-1}>Good evening</h1>
          <Agreements userId={maria.id} />
        </>,
      );
      await user.click(await button('Partly'));
      await user.click(await button('Let it go for now'));
      // A browser takes the focus away from what is disabled.
      expect(await button('Let it go for now')).toBeEnabled();
      expect(await button('Let it go for now')).toHaveAttribute('aria-busy', 'true');
      answer();
      await waitFor(() => expect(screen.queryByText(agreement.text)).toBeNull());
      expect(screen.getByRole('heading', { name: 'Good evening' })).toHaveFocus();
    });

    it('leaves no words behind once the partner has said first how it went', async () => {
      const fake = serve(agreement, later);
      const view = open();
      await write(view);
      fake.check('agreement', { outcome: 'kept' });
      await readAnew(view.queryClient, ['talk']);
      await waitFor(() => expect(screen.queryByText(agreement.text)).toBeNull());
      expect(drafts.keys()).toEqual([]);
      view.unmount();
      expect(drafts.keys()).toEqual([]);
    });

    it.each([
      ['said so', (fake: ReturnType<typeof serve>) => fake.check('agreement', { outcome: 'kept' })],
      ['taken it away', (fake: ReturnType<typeof serve>) => fake.takeAway('agreement')],
    ])('leaves no words behind where the partner has %s while one was away', async (_, change) => {
      const fake = serve(agreement, later);
      const view = open();
      await write(view);
      view.unmount();
      expect(drafts.keys()).toHaveLength(2);
      change(fake);
      open();
      await waitFor(() => expect(drafts.keys()).toEqual([]));
    });

    it('keeps the words of another one that still stands', async () => {
      const fake = serve(agreement, later);
      const view = open();
      await write(view);
      fake.takeAway('later');
      await readAnew(view.queryClient, ['talk']);
      await waitFor(() => expect(screen.queryByText(later.text)).toBeNull());
      view.unmount();
      expect(drafts.keys()).toHaveLength(2);
    });
  });

  it('that was kept is done with one press', async () => {
    const { posted } = serve(agreement);
    const { user } = open();
    expect(await screen.findByRole('group', { name: 'How did it go?' })).toBeVisible();
    await user.click(await button('We kept it'));
    expect(await screen.findByText(THANKS)).toHaveAttribute('role', 'status');
    expect(posted).toEqual([{ outcome: 'kept' }]);
  });

  it('is asked about again when the answer was not saved', async () => {
    const { posted } = serve(agreement);
    server.use(http.post('/api/agreements/agreement/check', () => HttpResponse.error(), { once: true }));
    const { user } = open();
    await user.click(await button('We kept it'));
    expect(await screen.findByRole('alert')).toHaveTextContent('That did not work');
    await user.click(await button('We kept it'));
    expect(await screen.findByText(THANKS)).toBeVisible();
    expect(posted).toEqual([{ outcome: 'kept' }]);
  });

  it.each([
    ['tomorrow', dayIn(1), false],
    ['today', dayIn(0), true],
    ['yesterday', dayIn(-1), true],
  ])('asks how it went from its day on: %s', async (_, dueOn, asks) => {
    serve({ ...agreement, dueOn });
    open();
    await screen.findByText(agreement.text);
    expect(screen.queryAllByText('How did it go?')).toHaveLength(asks ? 1 : 0);
  });

  it('can be looked at before its day, where the keyboard is', async () => {
    const { posted } = serve(later);
    const { user } = open();
    expect((await screen.findByText(/Look at it again/)).querySelector('time')).toHaveAttribute(
      'datetime',
      later.dueOn,
    );
    await user.click(await button('Say how it went'));
    expect(await button('We kept it')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(THANKS)).toBeVisible();
    expect(posted).toEqual([{ outcome: 'kept' }]);
  });

  it('does not take the focus by itself', async () => {
    serve(agreement);
    open();
    expect(await button('We kept it')).not.toHaveFocus();
  });

  it('goes from the list, and the other one stays', async () => {
    serve(agreement, later);
    const { user } = renderWithProviders(
      <>
        <h1 tabIndex={-1}>Good evening</h1>
        <Agreements userId={maria.id} />
      </>,
    );
    await user.click(await button('We kept it'));
    await waitFor(() => expect(screen.queryByText(agreement.text)).toBeNull());
    expect(screen.getByText(later.text)).toBeVisible();
    expect(screen.queryByText(THANKS)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Good evening' })).toHaveFocus();
  });

  it.each([
    ['kept', 'Sam said that you kept it.'],
    ['partly', 'Sam said that you kept part of it.'],
    ['not', 'Sam said: not this time.'],
  ] as const)('says it of the partner who said how it went: %s', async (outcome, said) => {
    const fake = serve(agreement);
    const { queryClient } = open();
    await screen.findByText('Sam');
    fake.check('agreement', { outcome });
    await readAnew(queryClient, ['talk']);
    expect(await screen.findByText(said)).toHaveAttribute('role', 'status');
  });

  it.each([
    ['the partner', sam.id, 'Sam wrote it down.'],
    ['oneself', maria.id, 'Maria wrote it down.'],
  ])('says whose words it is: %s', async (_, authorId, said) => {
    serve({ ...agreement, authorId });
    open();
    expect((await screen.findByText(/wrote it down/)).textContent).toBe(said);
  });

  it('names nobody where an older release answers', async () => {
    const { id, area, text, dueOn, outcome } = agreement;
    const { agreements } = serve({ id, area, text, dueOn, outcome });
    const { queryClient } = open();
    await screen.findByText(agreement.text);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(agreements).toHaveLength(1);
    expect(screen.queryByText(/wrote it down/)).toBeNull();
  });

  describe('that is taken away', () => {
    const GONE = /^It is gone for both of you/;

    it('by either asks once and is gone for both, whoever wrote it', async () => {
      const fake = serve({ ...agreement, authorId: maria.id });
      const { user } = open(sam);
      await user.click(await button('Take it away'));
      const second = await button('Yes, take it away');
      expect(second).toHaveFocus();
      expect(second).toHaveAccessibleDescription('Then it is gone for both of you.');
      fireEvent.click(second, { detail: 2 });
      expect(fake.agreements).toHaveLength(1);
      await user.click(second);
      expect(await screen.findByText(GONE)).toHaveAttribute('role', 'status');
      expect(screen.queryByText(agreement.text)).toBeNull();
      expect(fake.agreements).toEqual([]);
    });

    it('can stand after all, where the keyboard is', async () => {
      const fake = serve(agreement);
      const { user } = open();
      await user.click(await button('Take it away'));
      await user.click(await button('Keep it'));
      expect(await button('Take it away')).toHaveFocus();
      expect(fake.agreements).toHaveLength(1);
    });

    it('by the partner goes from the open screen without thanks', async () => {
      const fake = serve(agreement);
      const { queryClient } = open();
      await button('We kept it');
      fake.takeAway('agreement');
      await readAnew(queryClient, ['talk']);
      expect(await screen.findByText(GONE)).toBeVisible();
      expect(screen.queryByText(THANKS)).toBeNull();
    });

    it('by both at once is gone, and stays where that did not work', async () => {
      const fake = serve(agreement, later);
      const { user } = open();
      server.use(http.delete('/api/agreements/agreement', () => HttpResponse.error(), { once: true }));
      const [first] = await screen.findAllByRole('button', { name: 'Take it away' });
      await user.click(first!);
      await user.click(await button('Yes, take it away'));
      expect(await screen.findByRole('alert')).toHaveTextContent('That did not work');
      expect(screen.getByText(agreement.text)).toBeVisible();
      fake.takeAway('agreement');
      const gone = { code: 'not_found', message: 'This agreement is not there anymore.' };
      server.use(http.delete('/api/agreements/agreement', () => HttpResponse.json(gone, { status: 404 })));
      await user.click(await button('Yes, take it away'));
      await waitFor(() => expect(screen.queryByText(agreement.text)).toBeNull());
      expect(screen.getByText(later.text)).toBeVisible();
    });

    it('by nobody is not said to be: not to somebody signed out, nor to whoever stays alone', async () => {
      const fake = serve(agreement);
      const { queryClient } = open();
      const card = { name: 'What you agreed on' };
      await button('We kept it');
      const said: string[] = [];
      const watch = new MutationObserver(() => {
        said.push(...screen.queryAllByText(GONE).map(({ textContent }) => textContent));
      });
      watch.observe(document.body, { childList: true, subtree: true, characterData: true });
      fake.takeAway('agreement');
      server.use(http.get('/api/couples/members', () => HttpResponse.json([maria])));
      await queryClient.invalidateQueries();
      await waitFor(() => expect(screen.queryByRole('heading', card)).toBeNull());
      watch.disconnect();
      expect(said).toEqual([]);
    });
  });

  it('that both have looked at is not brought up again', async () => {
    serve({ ...agreement, outcome: 'kept' });
    const { queryClient } = open();
    await waitFor(() => expect(queryClient.getQueryData(agreementsQuery.queryKey)).toHaveLength(1));
    expect(screen.queryByRole('heading', { name: 'What you agreed on' })).not.toBeInTheDocument();
  });
});
