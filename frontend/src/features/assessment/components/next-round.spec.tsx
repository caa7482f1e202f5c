import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { fixTimeZone } from '#shared/lib/time-zone';
import { maria, sam } from '#shared/testing/people';
import { renderWithProviders } from '#shared/testing/render';
import { nextNow } from '../testing/fixtures';
import NextRound from './next-round';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-30T17:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

it('says the hour from which one may answer again, and opens by itself when that has come', () => {
  fixTimeZone('America/New_York');
  const next = { ...nextNow, opensAt: '2026-12-01T01:30:00Z' };
  const again = <button type="button">Answer again</button>;
  renderWithProviders(
    <NextRound next={next} currentUserId={maria.id} partner={sam.firstName ?? ''} again={again} />,
  );
  expect(screen.getByText(/Starting today, 8:30\sPM, you can both answer again/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  act(() => jest.advanceTimersByTime(8.5 * 3_600_000));
  expect(screen.getByRole('button', { name: 'Answer again' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Suggest a new round' })).toBeVisible();
});
