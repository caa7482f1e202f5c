import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Link, Route, Routes } from 'react-router-dom';
import { browser } from '#shared/lib/browser';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { together } from '#shared/testing/people';
import { down, holds, posts } from '#shared/testing/posts';
import { renderWithProviders } from '#shared/testing/render';
import { toasts } from '#shared/testing/toasts';
import { useCurrentCouple } from './use-couple';
import { useGoHomeSoon } from './use-go-home-soon';
import { partnershipFailureText, useLeaveCouple, useRenewCode } from './use-partnership';

const server = apiServer(http.get('/api/account/confirm', () => HttpResponse.json({ ways: ['password'] })));
let left: jest.SpiedFunction<typeof browser.goTo>;

beforeEach(() => {
  left = jest.spyOn(browser, 'goTo').mockReturnValue();
});
afterEach(() => {
  jest.restoreAllMocks();
});

function Actions() {
  const leave = useLeaveCouple();
  const renew = useRenewCode();
  return (
    <>
      <button type="button" onClick={() => leave.mutate()}>
        Leave
      </button>
      {leave.error && <p role="alert">{partnershipFailureText(leave.error)}</p>}
      <button type="button" onClick={() => renew.mutate()}>
        Renew
      </button>
      {renew.error && <p role="alert">{partnershipFailureText(renew.error)}</p>}
    </>
  );
}

function Code() {
  return <code>{useCurrentCouple(true).data?.inviteCode}</code>;
}

async function press(name: string) {
  const view = renderWithProviders(<Actions />);
  await view.user.click(screen.getByRole('button', { name }));
  return view;
}

const needsProof = () => refusal(403, 'password_required', 'Please show that it is you.');

describe('leaving the couple', () => {
  it('waits for proof, and does nothing when the question is closed', async () => {
    const sent = posts(server, '/api/couples/leave', needsProof);
    const { user } = await press('Leave');
    await screen.findByRole('dialog', { name: 'Is it you?' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toHaveLength(1);
    expect(left).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(toasts().queryByText('You have not left')).not.toBeInTheDocument();
  });

  it('happens once the proof is given, and the browser loads everything anew', async () => {
    let isProved = false;
    posts(server, '/api/couples/leave', () => (isProved ? HttpResponse.json(together) : needsProof()));
    posts(server, '/api/account/confirm', () => {
      isProved = true;
      return new HttpResponse(null, { status: 204 });
    });
    const { user } = await press('Leave');
    await user.type(await screen.findByLabelText('Your password'), 'a quiet harbor{Enter}');
    await waitFor(() => expect(left).toHaveBeenCalledWith('/'));
    expect(left).toHaveBeenCalledTimes(1);
  });

  it.each([
    [down, 'Not reachable.'],
    [() => new HttpResponse(null, { status: 502 }), 'Nothing has changed. Please try again.'],
  ])('that failed keeps one here, and says once that nothing has changed', async (answer, words) => {
    posts(server, '/api/couples/leave', answer);
    await press('Leave');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(toasts().queryByText('You have not left')).not.toBeInTheDocument();
    expect(left).not.toHaveBeenCalled();
  });

  it('that failed is told by a toast to whoever has gone to another screen', async () => {
    const answer = holds(server, '/api/couples/leave');
    const { user } = renderWithProviders(
      <Routes>
        <Route
          path="/"
          element={
            <>
              <Actions />
              <Link to="/help">Help</Link>
            </>
          }
        />
        <Route path="/help" element={<p>Elsewhere</p>} />
      </Routes>,
    );
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await user.click(screen.getByRole('link', { name: 'Help' }));
    await answer(down());
    expect(await toasts().findByText('You have not left')).toBeVisible();
  });
});

describe('a new invite code', () => {
  it('is told, and stands wherever the old one stood', async () => {
    let code = 'k7m2x9qa';
    server.use(http.get('/api/couples/current', () => HttpResponse.json({ ...together, inviteCode: code })));
    posts(server, '/api/couples/invite-code', () => {
      code = 'new2code';
      return HttpResponse.json({ ...together, inviteCode: code });
    });
    const { user } = renderWithProviders(
      <>
        <Code />
        <Actions />
      </>,
    );
    await screen.findByText('k7m2x9qa');
    await user.click(screen.getByRole('button', { name: 'Renew' }));
    expect(await toasts().findByText('You have a new code')).toBeVisible();
    expect(await screen.findByText('new2code')).toBeVisible();
  });

  it('that could not be made is told once', async () => {
    posts(server, '/api/couples/invite-code', down);
    await press('Renew');
    expect(await screen.findByRole('alert')).toHaveTextContent('Not reachable.');
    expect(toasts().queryByText('No new code')).not.toBeInTheDocument();
    expect(toasts().queryByText('You have a new code')).not.toBeInTheDocument();
  });
});

describe('going home after the setup', () => {
  function Setup() {
    const goHomeSoon = useGoHomeSoon();
    return (
      <button type="button" onClick={goHomeSoon}>
        Create
      </button>
    );
  }

  function create() {
    renderWithProviders(
      <Routes>
        <Route path="/setup" element={<Setup />} />
        <Route path="/" element={<p>Home</p>} />
      </Routes>,
      '/setup',
    );
    act(() => screen.getByRole('button', { name: 'Create' }).click());
  }

  beforeEach(() => {
    jest.useFakeTimers();
    window.history.replaceState(null, '', '/setup');
  });
  afterEach(() => {
    jest.useRealTimers();
    window.history.replaceState(null, '', '/');
  });

  it('takes a second, in which one reads that it worked [9.3]', () => {
    create();
    act(() => jest.advanceTimersByTime(999));
    expect(screen.queryByText('Home')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('Home')).toBeVisible();
  });

  it('leaves whoever has gone somewhere else in the meantime where they are', () => {
    create();
    window.history.replaceState(null, '', '/help');
    act(() => jest.advanceTimersByTime(2_000));
    expect(screen.queryByText('Home')).not.toBeInTheDocument();
  });
});
