import type { SecurityEvent, SessionView, SignInMethods } from '@anew/contracts/identity/views';
import { jest } from '@jest/globals';
import { http, type HttpHandler, HttpResponse } from 'msw';
import { OwnShape, type Shape } from '#shared/lib/shapes';
import { maria, member, sam, together } from '#shared/testing/people';
import { renderWithProviders } from '#shared/testing/render';
import { ProfilePage } from '../components/profile-page';

const CHROME_ON_WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

export const thisDevice: SessionView = {
  id: 'session-1',
  userAgent: CHROME_ON_WINDOWS,
  createdAt: '2025-05-01T10:00:00.000Z',
  lastSeenAt: '2025-05-04T10:00:00.000Z',
  current: true,
};
export const phone: SessionView = {
  ...thisDevice,
  id: 'session-2',
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
  current: false,
};

export const sessionsAre = (...sessions: SessionView[]): HttpHandler =>
  http.get('/api/account/sessions', () => HttpResponse.json(sessions));

/** Answers about an account with nothing pending. */
export const atRest: HttpHandler[] = [
  http.get('/api/account/confirm', () => HttpResponse.json({ ways: ['password'] })),
  http.get('/api/account/address', () =>
    HttpResponse.json({ email: maria.email, proved: true, required: false, codeUntil: null, pending: null }),
  ),
];

export const methodsAre = (methods: Partial<SignInMethods>): HttpHandler =>
  http.get('/api/account/sign-in-methods', () =>
    HttpResponse.json({ password: true, totp: false, recoveryCodesLeft: 0, passkeys: [], ...methods }),
  );

export const happened = (...events: SecurityEvent[]): HttpHandler =>
  http.get('/api/account/security-log', () => HttpResponse.json(events));

/** An account without events. */
export const plainAccount = [methodsAre({}), happened()];

type Props = Parameters<typeof ProfilePage>[0];

/** @param shape the one of the person who is signed in */
export function openProfile({ shape = 'circle', ...props }: Partial<Props> & { shape?: Shape } = {}) {
  const onUserChange = jest.fn();
  const onRetry = jest.fn();
  const view = renderWithProviders(
    <OwnShape value={shape}>
      <ProfilePage
        user={maria}
        onUserChange={onUserChange}
        couple={together}
        members={[member(maria), member(sam)]}
        loading={false}
        onRetry={onRetry}
        {...props}
      />
    </OwnShape>,
  );
  return { ...view, onUserChange, onRetry };
}
