import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { browser } from '#shared/lib/browser';
import { apiServer } from '#shared/testing/api-server';
import { fakeCoach } from '../testing/fake-coach';
import { conversation } from '../testing/fixtures';
import { address, button, input, list, openCoaching } from '../testing/open-coaching';

const server = apiServer();
const NEUTRAL = 'https://www.weather.gov/';
let left: jest.SpiedFunction<typeof browser.replaceBy>;

beforeEach(() => {
  left = jest.spyOn(browser, 'replaceBy').mockReturnValue();
  window.history.replaceState(null, '', '/coaching?c=money');
  fakeCoach(server, [conversation('money')]);
});

afterEach(() => {
  document.body.hidden = false;
  window.history.replaceState(null, '', '/');
  jest.restoreAllMocks();
});

async function openConversation() {
  const view = openCoaching('/coaching?c=money');
  await screen.findByText('With one breath.');
  return view;
}

describe('Quick exit', () => {
  it('says what it does', async () => {
    await openConversation();
    expect(button('Quick exit')).toHaveAccessibleDescription(
      'Opens a weather page at once. Or press Esc three times.',
    );
  });

  it('hides the page at once, takes its place in the history and leaves', async () => {
    const { user } = await openConversation();
    await user.click(button('Quick exit'));
    expect(left).toHaveBeenCalledWith(NEUTRAL);
    expect(document.body).not.toBeVisible();
    expect(document.title).toBe('Weather');
    expect(window.location.pathname + window.location.search).toBe('/');
  });

  it('leaves a page alone that the browser shows again as it was', async () => {
    const { user } = await openConversation();
    await user.click(button('Quick exit'));
    fireEvent(window, new Event('pageshow'));
    expect(left).toHaveBeenLastCalledWith('/');
    expect(document.body).not.toBeVisible();
  });

  async function leaveAndComeBy(type: NavigationTimingType) {
    const { user, unmount } = await openConversation();
    await user.click(button('Quick exit'));
    unmount();
    document.body.hidden = false;
    const visit = { type } as PerformanceNavigationTiming;
    Object.assign(performance, { getEntriesByType: () => [visit] });
    openCoaching('/coaching?c=money');
  }

  it('is not undone by Back', async () => {
    await leaveAndComeBy('back_forward');
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    expect(address()).toBe('/');
  });

  it('does not keep whoever asks for the coach anew away from it', async () => {
    await leaveAndComeBy('navigate');
    expect(await screen.findByText('With one breath.')).toBeVisible();
  });
});

describe('Escape', () => {
  it('leaves when it is pressed three times, from wherever the focus is', async () => {
    const { user } = await openConversation();
    await user.click(input());
    await user.keyboard('{Escape}{Escape}');
    expect(left).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(left).toHaveBeenCalledWith(NEUTRAL);
  });

  it('leaves from inside a dialog', async () => {
    const { user } = await openConversation();
    await user.click(list().getByRole('button', { name: /^Delete/ }));
    await user.keyboard('{Escape}{Escape}{Escape}');
    expect(left).toHaveBeenCalledWith(NEUTRAL);
  });

  it('does not when it is held down, or pressed now and then', async () => {
    await openConversation();
    const press = (timeStamp: number, repeat = false) => {
      const event = new KeyboardEvent('keydown', { key: 'Escape', repeat });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      window.dispatchEvent(event);
    };
    [10_000, 10_100, 12_000, 14_000].forEach((at) => press(at));
    [14_100, 14_200, 14_300].forEach((at) => press(at, true));
    expect(left).not.toHaveBeenCalled();
  });
});
