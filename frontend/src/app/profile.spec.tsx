import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { session } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { maria, member, sam, together } from '#shared/testing/people';
import { down } from '#shared/testing/posts';
import { openApp } from './testing/open-app';

const server = apiServer();

beforeEach(() => {
  server.use(
    ...session(maria, together),
    http.get('/api/couples/members', () => HttpResponse.json([member(maria), member(sam)])),
    http.get('/api/profile/story', () => HttpResponse.json(null)),
    http.get('/api/account/confirm', () => HttpResponse.json({ ways: ['password'] })),
    http.get('/api/account/sessions', () => HttpResponse.json([])),
    http.get('/api/account/security-log', () => HttpResponse.json([])),
  );
});

describe('the profile inside the app', () => {
  it('has the new name everywhere at once after it is saved', async () => {
    const { user } = openApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Edit personal information' }));
    const renamed = { ...maria, lastName: 'Okafor' };
    server.use(
      ...session(renamed, together),
      http.put('/api/profile/update', () => HttpResponse.json(renamed)),
      http.get('/api/couples/members', () => HttpResponse.json([member(renamed), member(sam)])),
    );
    await user.clear(screen.getByLabelText('Last name'));
    await user.type(screen.getByLabelText('Last name'), 'Okafor{Enter}');
    expect(await screen.findByRole('heading', { level: 2, name: 'Maria Okafor' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Maria Lindqvist')).not.toBeInTheDocument());
  });

  it('says that the partner did not load, and shows them when one tries again', async () => {
    server.use(http.get('/api/couples/members', down));
    const { user } = openApp('/profile');
    const words = await screen.findByText('Unable to load partner information.');
    server.use(http.get('/api/couples/members', () => HttpResponse.json([member(maria), member(sam)])));
    await user.click(
      within(words.closest<HTMLElement>('[role="alert"]')!).getByRole('button', { name: 'Retry' }),
    );
    expect(await screen.findByText('Sam Okafor')).toBeVisible();
    expect(words).not.toBeInTheDocument();
  });

  it('keeps the couple in sight when reading it anew fails for a moment', async () => {
    const { user } = openApp('/profile');
    await screen.findByText('Sam Okafor');
    server.use(http.get('/api/couples/members', down));
    server.use(http.put('/api/profile/update', () => HttpResponse.json({ ...maria, firstName: 'Mia' })));
    await user.click(screen.getByRole('button', { name: 'Edit personal information' }));
    await user.type(screen.getByLabelText('First name'), 'x{Enter}');
    expect(await screen.findByText('Profile Updated')).toBeVisible();
    expect(screen.getByText('Sam Okafor')).toBeVisible();
  });
});
