import { describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { lazyPart } from '../lib/lazy-part';
import { useOnline } from '../lib/use-online';
import { renderWithProviders } from '../testing/render';
import { ErrorState } from './error-state';
import { Page } from './page';
import { useLateToast } from './toast/use-late-toast';

describe('a page', () => {
  const pages = (
    <Routes>
      <Route
        path="/"
        element={
          <Page title="Journal" heading="Your journal" lead="What you wrote.">
            <Link to="/help">Help</Link>
            <Link to="/?write=true">Write</Link>
          </Page>
        }
      />
      <Route path="/help" element={<Page title="Help" />} />
    </Routes>
  );

  it('names the window by its title, which may be shorter than its heading', () => {
    renderWithProviders(pages);
    expect(document.title).toBe('Journal · Anew');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your journal');
  });

  it('gets the focus on its heading when one goes there', async () => {
    const { user } = renderWithProviders(pages);
    await user.click(screen.getByRole('link', { name: 'Help' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Help' })).toHaveFocus();
    expect(document.title).toBe('Help · Anew');
  });

  it('leaves the focus where it is when only the end of the address changes', async () => {
    const { user } = renderWithProviders(pages);
    await user.click(screen.getByRole('link', { name: 'Write' }));
    expect(screen.getByRole('link', { name: 'Write' })).toHaveFocus();
  });

  it('that failed as a whole has a heading and a title of its own', () => {
    renderWithProviders(
      <ErrorState page title="We can’t reach Anew">
        Please wait.
      </ErrorState>,
    );
    expect(document.title).toBe('We can’t reach Anew · Anew');
    expect(screen.getByRole('alert')).toHaveTextContent('Please wait.');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('of which a part failed keeps its own', () => {
    renderWithProviders(
      <Page title="Journal">
        <ErrorState title="Your entries did not load" />
      </Page>,
    );
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(document.title).toBe('Journal · Anew');
  });
});

describe('a failure that is told late', () => {
  function Form({ fail, isShown }: { fail: (tell: () => void) => void; isShown?: boolean }) {
    const tell = useLateToast(isShown);
    fail(() => tell({ title: 'Not saved', description: 'Please try again.' }));
    return null;
  }

  function open() {
    let tell = (): void => undefined;
    const keep = (later: () => void) => (tell = later);
    function Screen() {
      const [state, setState] = useState<'open' | 'closed' | 'gone'>('open');
      return (
        <>
          <button onClick={() => setState('closed')}>Close</button>
          <button onClick={() => setState('gone')}>Leave</button>
          {state !== 'gone' && <Form fail={keep} isShown={state === 'open'} />}
        </>
      );
    }
    return { ...renderWithProviders(<Screen />), tellNow: () => act(() => tell()) };
  }

  it('is no message where it stands on the screen already', () => {
    open().tellNow();
    expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
  });

  it.each(['Close', 'Leave'])('is a message after "%s"', async (name) => {
    const { user, tellNow } = open();
    await user.click(screen.getByRole('button', { name }));
    tellNow();
    expect(screen.getByText('Not saved')).toBeVisible();
    expect(screen.getByText('Please try again.')).toBeVisible();
  });
});

describe('a part whose code comes later', () => {
  const Hello = () => <p>Hello</p>;

  it('is waited for, and shown', async () => {
    const part = lazyPart(async () => Promise.resolve({ default: Hello }));
    renderWithProviders(
      <Suspense fallback={<p>Wait</p>}>
        <part.Component />
      </Suspense>,
    );
    expect(screen.getByText('Wait')).toBeVisible();
    expect(await screen.findByText('Hello')).toBeVisible();
  });

  it('is there at once when it was loaded before', async () => {
    const part = lazyPart(async () => Promise.resolve({ default: Hello }));
    await part.preload();
    renderWithProviders(
      <Suspense fallback={<p>Wait</p>}>
        <part.Component />
      </Suspense>,
    );
    expect(screen.getByText('Hello')).toBeVisible();
  });

  it('that could not be loaded ahead is loaded again when it is shown', async () => {
    const load = jest.fn<() => Promise<{ default: typeof Hello }>>();
    load.mockRejectedValueOnce(new Error('No network')).mockResolvedValue({ default: Hello });
    const part = lazyPart(load);
    await part.preload();
    renderWithProviders(
      <Suspense fallback={<p>Wait</p>}>
        <part.Component />
      </Suspense>,
    );
    expect(await screen.findByText('Hello')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

it('the network is known to come and go', () => {
  const Network = () => <p>{useOnline() ? 'online' : 'offline'}</p>;
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  renderWithProviders(<Network />);
  expect(screen.getByText('online')).toBeVisible();
  isOnline.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('offline')).toBeVisible();
  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('online')).toBeVisible();
  isOnline.mockRestore();
});
