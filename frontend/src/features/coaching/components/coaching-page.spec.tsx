import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { fakeCoach } from '../testing/fake-coach';
import { conversation } from '../testing/fixtures';
import { address, button, input, list, openCoaching, said } from '../testing/open-coaching';

const server = apiServer();
const DAY_MS = 24 * 60 * 60 * 1_000;
const NOTE = 'Before you talk';

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the disclaimer', () => {
  it('stands once in a conversation, also below the note at entry', async () => {
    fakeCoach(server);
    const { user } = openCoaching();
    expect(screen.getAllByText(/The coach is AI/)).toHaveLength(1);
    await user.click(button('Got it'));
    expect(screen.getByText('The coach is AI: educational, and not a substitute for therapy.')).toBeVisible();
  });

  it('has help for a crisis at hand', async () => {
    fakeCoach(server);
    const { user } = openCoaching();
    await user.click(button('Got it'));
    button('Conversations').focus();
    await user.tab({ shift: true });
    expect(button('Crisis help')).toHaveFocus();
    await user.keyboard('{Enter}');
    const numbers = ['911', '988', '1-800-799-7233', '88788', '1-800-422-4453'];
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(
      expect.arrayContaining(numbers),
    );
  });

  it('is longer at entry, until it is put away', async () => {
    fakeCoach(server);
    const first = openCoaching();
    expect(screen.getByText(NOTE)).toBeVisible();
    expect(
      screen.getByText(/educational and not a substitute for therapy, and it can be wrong/),
    ).toBeVisible();
    first.unmount();
    const second = openCoaching();
    await second.user.click(button('Got it'));
    expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
    second.unmount();
    openCoaching();
    expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
  });

  it.each([
    [6, 0],
    [8, 1],
  ])('after %d idle days stands there %d times', async (days, times) => {
    fakeCoach(server);
    const { user, unmount } = openCoaching();
    await user.click(button('Got it'));
    unmount();
    const later = Date.now() + days * DAY_MS;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    openCoaching();
    expect(screen.queryAllByText(NOTE)).toHaveLength(times);
  });
});

describe('coming from a module', () => {
  const SUGGESTIONS = ['How do we tell the children?', 'What if their father texts?'];
  const moduleAnswers = (answer: () => Response) =>
    server.use(http.get('/api/content/modules/our-vision', answer));
  const found = () => HttpResponse.json({ coachingPrompt: { suggestions: SUGGESTIONS } });

  it('shows which, offers its questions and says so to the coach', async () => {
    const coach = fakeCoach(server);
    moduleAnswers(found);
    const { user } = openCoaching('/coaching?module=our-vision');
    expect(screen.getByRole('link', { name: 'Our Vision' })).toHaveAttribute('href', '/modules/our-vision');
    await user.click(await screen.findByRole('button', { name: SUGGESTIONS[0]! }));
    expect(input()).toHaveValue(SUGGESTIONS[0]);
    await user.click(button('Send'));
    await said('one');
    expect(coach.sent[0]?.body.moduleSlug).toBe('our-vision');
    expect(address()).toBe('/coaching?module=our-vision&c=new-0');
  });

  it('begins with the question that was chosen there, but never replaces what was begun', async () => {
    fakeCoach(server);
    moduleAnswers(found);
    const chosen = {
      pathname: '/coaching',
      search: '?module=our-vision',
      state: { beginning: SUGGESTIONS[1] },
    };
    const first = openCoaching(chosen);
    expect(input()).toHaveValue(SUGGESTIONS[1]);
    await first.user.clear(input());
    await first.user.type(input(), 'My own words');
    first.unmount();
    openCoaching(chosen);
    expect(input()).toHaveValue('My own words');
  });

  it('begins so once: nobody who comes back finds the words again', async () => {
    fakeCoach(server, [conversation('money')]);
    const { user } = openCoaching({ pathname: '/coaching', state: { beginning: SUGGESTIONS[1] } });
    await user.clear(input());
    await user.click(await list().findByRole('link', { name: /money/ }));
    await screen.findByText('With one breath.');
    await user.click(button('Back in the browser'));
    await waitFor(() => expect(address()).toBe('/coaching'));
    await screen.findByText('Boundaries with an ex');
    expect(input()).toHaveValue('');
  });

  it('can be left behind', async () => {
    const coach = fakeCoach(server);
    moduleAnswers(found);
    const { user } = openCoaching('/coaching?module=our-vision');
    await user.click(button('Talk without the module Our Vision'));
    await waitFor(() => expect(address()).toBe('/coaching'));
    expect(screen.getByText('Boundaries with an ex')).toBeVisible();
    await user.type(input(), 'Hello{Enter}');
    await said('one');
    expect(coach.sent[0]?.body).not.toHaveProperty('moduleSlug');
  });

  it('has the usual questions when the module did not load', async () => {
    fakeCoach(server);
    moduleAnswers(() => refusal(404, 'module_not_found', 'Gone.'));
    openCoaching('/coaching?module=our-vision');
    expect(await screen.findByText('Boundaries with an ex')).toBeVisible();
  });

  it('is nothing when there is no such module', () => {
    fakeCoach(server);
    openCoaching('/coaching?module=nonsense');
    expect(screen.queryByText(/From the module/)).not.toBeInTheDocument();
  });
});

describe('Jump to latest', () => {
  function scrollTo(scrollY: number, bottom: number) {
    Object.assign(window, { scrollY });
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ bottom } as DOMRect);
    act(() => void fireEvent.scroll(window));
  }

  async function openLong() {
    fakeCoach(server, [conversation('money')]);
    const view = openCoaching('/coaching?c=money');
    await screen.findByText('With one breath.');
    scrollTo(2_000, window.innerHeight);
    return view;
  }

  const jump = () => screen.queryByRole('button', { name: 'Jump to latest' });

  it('is there for whoever has scrolled up, and leads back', async () => {
    const { user } = await openLong();
    expect(jump()).not.toBeInTheDocument();
    scrollTo(1_000, window.innerHeight + 1_000);
    const toEnd = jest.spyOn(HTMLElement.prototype, 'scrollIntoView');
    await user.click(jump()!);
    expect(toEnd).toHaveBeenCalledWith({ block: 'end' });
    expect(jump()).not.toBeInTheDocument();
    expect(input()).toHaveFocus();
  });

  it('goes by itself at the end', async () => {
    await openLong();
    scrollTo(1_000, window.innerHeight + 1_000);
    scrollTo(1_990, window.innerHeight + 10);
    expect(jump()).not.toBeInTheDocument();
  });

  it('is there when an answer has grown beyond the screen', async () => {
    await openLong();
    scrollTo(2_010, window.innerHeight + 200);
    expect(jump()).toBeVisible();
  });
});

it('keeps a long conversation light', async () => {
  const messages = Array.from({ length: 150 }, () => conversation('money').messages).flat();
  fakeCoach(server, [conversation('money', { messages })]);
  openCoaching('/coaching?c=money');
  expect(await screen.findAllByRole('article')).toHaveLength(300);
  const nodes = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
  let count = 0;
  while (nodes.nextNode()) count += 1;
  expect(count).toBeLessThan(8_000);
});
