import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '../../shared/testing/render';
import { COOKIES } from './cookies';
import { PrivacyPage } from './privacy-page';

/** The words under one heading. */
function section(title: string) {
  renderWithProviders(<PrivacyPage />);
  return within(screen.getByRole('heading', { name: title }).closest('section')!);
}

it('says when it was last updated', () => {
  renderWithProviders(<PrivacyPage />);
  expect(screen.getByText('Last updated January 10, 2025')).toBeVisible();
});

describe('the policy', () => {
  it('names every cookie with what it is for', () => {
    const words = section('Cookies, and what stays on this device');
    COOKIES.forEach((cookie) => expect(words.getByText(`${cookie.name} ${cookie.words}`)).toBeVisible());
  });

  it('claims encryption at rest for what people write and for nothing else', () => {
    const words = section('How it is protected');
    expect(words.getByText(/What you write \(.*\) is also encrypted where we store it/)).toBeVisible();
    expect(words.getByText(/not encrypted there: names, email addresses.*your partner’s name/)).toBeVisible();
    expect(words.getByText(/not end-to-end encrypted/)).toBeVisible();
  });

  it('says what the coach is told, and that journal entries are not part of it', () => {
    const words = section('The AI coach');
    expect(
      words.getByText(/chat settings, your focus areas.*strengths and priorities.*module/),
    ).toBeVisible();
    expect(words.getByText(/Journal entries, appreciations and single answers are never sent/)).toBeVisible();
  });

  it.each([
    /interest in the retreat/,
    /focus areas/,
    /daily questions/,
    /feedback on an activity/,
    /browser/,
  ])('says that we keep %p', (words) => {
    expect(section('What we keep').getByText(words)).toBeVisible();
  });

  it('says who may hear what is dictated', () => {
    expect(section('Dictation').getByText(/send the sound to their maker/)).toBeVisible();
  });

  it('says where one’s own data is', () => {
    expect(section('Your choices').getByText(/in your Profile, under “Your data”/)).toBeVisible();
  });
});
