import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SoloExercise } from './solo-exercise';

const SINCE = '2026-01-05T12:00:00.000Z';
const daysLater = (days: number) => Date.parse(SINCE) + days * 86_400_000;

afterEach(() => void jest.useRealTimers());

function openAfter(days: number) {
  jest.useFakeTimers({ now: daysLater(days) });
  return render(<SoloExercise since={SINCE} />);
}

describe('something for the one who waits', () => {
  it('has its name, its text, and how long it takes', () => {
    openAfter(0);
    expect(
      screen.getByRole('heading', { level: 2, name: 'While you wait: something just for you' }),
    ).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'One good thing' })).toBeVisible();
    expect(screen.getByText(/Think of one small thing your partner did this week/)).toBeVisible();
    expect(screen.getByText('About 3 minutes. A new one comes tomorrow.')).toBeVisible();
  });

  it('is another one on the next day', () => {
    openAfter(1);
    expect(screen.getByRole('heading', { level: 3, name: 'What I know now' })).toBeVisible();
    expect(screen.getByText(/^About 5 minutes/)).toBeVisible();
  });

  it('does not change under the eyes of whoever reads it at midnight', () => {
    const { rerender } = openAfter(0);
    jest.setSystemTime(daysLater(1));
    rerender(<SoloExercise since={SINCE} />);
    expect(screen.getByRole('heading', { level: 3, name: 'One good thing' })).toBeVisible();
  });

  it('asks for nothing: there is no button, no field and no link', () => {
    openAfter(3);
    for (const role of ['button', 'textbox', 'link', 'checkbox']) expect(screen.queryByRole(role)).toBeNull();
  });
});
