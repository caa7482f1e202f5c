import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiServer } from '../../shared/testing/api-server';
import { alone, together } from '../../shared/testing/people';
import { renderWithProviders } from '../../shared/testing/render';
import { SettingsPage } from './components/settings-page';

apiServer(
  http.get('/api/focuses', () => HttpResponse.json([])),
  http.get('/api/assessment/results', () => HttpResponse.json(null)),
);

const action = { merge: jest.fn(), forget: jest.fn(), pending: false, failure: null };
const open = (couple = together, merge = action) =>
  renderWithProviders(<SettingsPage couple={couple} merge={merge} />);

beforeEach(() => {
  jest.resetAllMocks();
});

it('copies the invite code', async () => {
  const { user } = open();
  expect(screen.getByLabelText('Invite code')).toHaveValue('k7m2x9qa');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Code Copied!')).toBeVisible();
});

it('offers merging only to someone alone', () => {
  const { unmount } = open(together);
  expect(screen.queryByRole('heading', { name: /merge/i })).not.toBeInTheDocument();
  unmount();
  open(alone);
  expect(screen.getByRole('heading', { name: /merge/i })).toBeVisible();
});

describe('the daily prompts', () => {
  it('show the defaults', () => {
    open();
    for (const name of [/^Evening \(7:00 PM\)/, /^Balanced/, /^Automatic/]) {
      expect(screen.getByRole('radio', { name })).toBeChecked();
    }
  });

  it.each([
    ['Preferred time', ['Morning (8:00 AM)', 'Afternoon (2:00 PM)', 'Evening (7:00 PM)']],
    ['Question style', ['Light', 'Balanced', 'Deep']],
    ['AI question generation', ['Automatic', 'Anthropic', 'OpenAI', 'Disabled']],
  ])('show every %s', (legend, choices) => {
    open();
    const radios = within(screen.getByRole('group', { name: legend })).getAllByRole('radio');
    expect(radios).toHaveLength(choices.length);
    radios.forEach((radio, index) => expect(radio.closest('label')).toHaveTextContent(choices[index]!));
  });

  it('say what each provider choice means', () => {
    open();
    expect(screen.getByText('Default. Tries the first provider, then the second.')).toBeVisible();
    expect(screen.getByText('Curated questions only.')).toBeVisible();
  });

  it('cannot be changed and say so', () => {
    open();
    screen.getAllByRole('radio').forEach((radio) => expect(radio).toBeDisabled());
    expect(screen.getByText(/You cannot change these yet/)).toBeVisible();
  });
});
