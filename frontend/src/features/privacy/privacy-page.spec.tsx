import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiServer } from '#shared/testing/api-server';
import { instance } from '#shared/testing/people';
import { renderWithProviders } from '#shared/testing/render';
import { cookieWords } from './cookies';
import { PrivacyPage } from './privacy-page';

const server = apiServer(http.get('/api/instance', () => HttpResponse.json(instance)));

/** Content under one heading. */
function section(title: string) {
  renderWithProviders(<PrivacyPage />);
  return within(screen.getByRole('heading', { name: title }).closest('section')!);
}

it('says when it was last updated [9.48]', () => {
  renderWithProviders(<PrivacyPage />);
  expect(screen.getByText('Last updated January 10, 2025')).toBeVisible();
});

it('leads to the terms, which the footer does not', () => {
  renderWithProviders(<PrivacyPage />);
  expect(screen.getByRole('link', { name: 'Read the Terms of Service' })).toHaveAttribute('href', '/terms');
});

describe('the policy', () => {
  it('names every cookie with what it is for', () => {
    const words = section('Cookies, and what stays on this device');
    cookieWords().forEach((said) => expect(words.getByText(said)).toBeVisible());
  });

  it('claims encryption at rest for what people write, their results and the retreat, and for nothing else', () => {
    const words = section('How it is protected');
    expect(words.getByText(/What you write \(.*\) is also encrypted where we store it/)).toBeVisible();
    expect(words.getByText(/So are the results of the assessment, your story/)).toBeVisible();
    expect(words.getByText(/not encrypted there: names, email addresses.*focus areas/)).toBeVisible();
    expect(words.getByText(/not end-to-end encrypted/)).toBeVisible();
  });

  it('says what the coach is told, and that journal entries are not part of it', () => {
    const words = section('The AI coach');
    expect(
      words.getByText(/chat settings, your focus areas.*strengths and priorities.*module/),
    ).toBeVisible();
    expect(
      words.getByText(/Journal entries, appreciations and individual answers are never sent/),
    ).toBeVisible();
  });

  it('says what the partner could notice of a story, and that it does not tell which answer it was', () => {
    const words = section('What your partner can see');
    expect(words.getByText(/cannot see your story.*could notice.*Nothing tells them which/)).toBeVisible();
    expect(words.getByText(/the household that you described is deleted/)).toBeVisible();
  });

  it.each([
    /interest in the retreat/,
    /whose children belong to your home/,
    /focus areas/,
    /daily questions/,
    /feedback on an activity/,
    /name that your browser gives itself/,
    /address at which your browser can be reached/,
  ])('says that we keep %p', (words) => {
    expect(section('What we keep').getByText(words)).toBeVisible();
  });

  it('says who may hear what is dictated', () => {
    expect(section('Dictation').getByText(/send the sound to their maker/)).toBeVisible();
  });

  it('says that the provider may keep what it is sent, and who may have an account', () => {
    expect(section('The AI coach').getByText(/may keep what it receives/)).toBeVisible();
    expect(screen.getByText(/18 or older/)).toBeVisible();
    expect(screen.getByText(/call this consumer health data/)).toBeVisible();
  });

  it('names who runs this copy, and how long its backups live', async () => {
    renderWithProviders(<PrivacyPage />);
    expect(await screen.findByText(/is run by Second Spring LLC/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'data@secondspring.example' })).toHaveAttribute(
      'href',
      'mailto:data@secondspring.example',
    );
    expect(screen.getByText(/for 21 days at most/)).toBeVisible();
    expect(screen.getByText(/live for 1 day at most/)).toBeVisible();
  });

  it('says so where nobody has put their name', async () => {
    server.use(http.get('/api/instance', () => HttpResponse.json({ ...instance, operator: null })));
    renderWithProviders(<PrivacyPage />);
    expect(await screen.findByText(/have not put their name here yet/)).toBeVisible();
  });

  it('can be read without a server', async () => {
    server.use(http.get('/api/instance', () => HttpResponse.error()));
    renderWithProviders(<PrivacyPage />);
    expect(await screen.findByText(/are shown here when you are online/)).toBeVisible();
  });

  it('says where one’s own data is', () => {
    expect(section('Your choices').getByText(/in your Profile, under “Your data”/)).toBeVisible();
  });
});
