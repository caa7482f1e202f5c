import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ListRead, ShowMore } from './show-more';

/** A fake of the browser's observer, whose window the test scrolls. */
class FakeObserver {
  static all: FakeObserver[] = [];
  isWatching = true;

  constructor(
    private readonly tell: (seen: { isIntersecting: boolean }[]) => void,
    readonly options: { rootMargin: string },
  ) {
    FakeObserver.all.push(this);
  }

  observe() {
    this.isWatching = true;
  }

  disconnect() {
    this.isWatching = false;
  }

  static comesNear(isIntersecting = true) {
    act(() =>
      FakeObserver.all.filter(({ isWatching }) => isWatching).forEach((it) => it.tell([{ isIntersecting }])),
    );
  }
}

const fetchNextPage = jest.fn<() => Promise<unknown>>();
const onShow = jest.fn();
const read = (over: Partial<ListRead> = {}): ListRead => ({
  hasNextPage: true,
  isFetching: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage,
  ...over,
});

const list = (over: Partial<ListRead> = {}, props: { shown?: number; hasHidden?: boolean } = {}) => (
  <ShowMore
    label="Show more"
    end="That is all."
    failed="The rest did not load."
    query={read(over)}
    shown={20}
    onShow={onShow}
    {...props}
  />
);
const button = () => screen.getByRole('button', { name: 'Show more' });

beforeEach(() => {
  fetchNextPage.mockReset().mockResolvedValue(undefined);
  onShow.mockReset();
  FakeObserver.all = [];
  globalThis.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver;
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

describe('a list that goes on', () => {
  it('reads the next page when the button is pressed, and says how many items there are', async () => {
    render(list());
    await userEvent.setup().click(button());
    expect(fetchNextPage).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toHaveTextContent('Showing 20');
  });

  it('reads it by itself when its end comes near, and not before', () => {
    render(list());
    FakeObserver.comesNear(false);
    expect(fetchNextPage).not.toHaveBeenCalled();
    FakeObserver.comesNear();
    expect(fetchNextPage).toHaveBeenCalledTimes(1);
  });

  it('shows first what is read already', async () => {
    render(list({}, { hasHidden: true }));
    await userEvent.setup().click(button());
    expect(onShow).toHaveBeenCalledTimes(1);
    expect(fetchNextPage).not.toHaveBeenCalled();
  });

  it('asks once while a page is on its way', async () => {
    render(list({ isFetching: true, isFetchingNextPage: true }));
    const busy = screen.getByRole('button', { name: 'Loading...' });
    await userEvent.setup().click(busy);
    FakeObserver.comesNear();
    expect(busy).toHaveAttribute('aria-busy', 'true');
    expect(fetchNextPage).not.toHaveBeenCalled();
  });

  it('says that a page did not load, and reads it again only when it is asked to', async () => {
    render(list({ isFetchNextPageError: true }));
    expect(screen.getByRole('alert')).toHaveTextContent('The rest did not load.');
    FakeObserver.comesNear();
    expect(fetchNextPage).not.toHaveBeenCalled();
    await userEvent.setup().click(button());
    expect(fetchNextPage).toHaveBeenCalledTimes(1);
  });

  it('works by its button alone where the browser cannot tell what is near', async () => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    render(list());
    await userEvent.setup().click(button());
    expect(fetchNextPage).toHaveBeenCalledTimes(1);
  });

  it('stops watching when it is gone', () => {
    const { unmount } = render(list());
    unmount();
    FakeObserver.comesNear();
    expect(fetchNextPage).not.toHaveBeenCalled();
  });
});

describe('the end of a list', () => {
  it('of one page says nothing', () => {
    const { container } = render(list({ hasNextPage: false }));
    expect(container).toBeEmptyDOMElement();
  });

  it('is said once all of it is there, and keeps the focus that was on the button', () => {
    const { rerender } = render(list());
    act(() => button().focus());
    rerender(list({ hasNextPage: false }, { shown: 33 }));
    expect(screen.getByText('That is all.')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Showing 33');
  });

  it('takes no focus from somebody who is elsewhere', () => {
    const { rerender } = render(list());
    act(() => button().focus());
    act(() => button().blur());
    rerender(list({ hasNextPage: false }));
    expect(screen.getByText('That is all.')).not.toHaveFocus();
  });
});
