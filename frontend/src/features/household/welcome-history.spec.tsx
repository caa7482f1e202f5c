import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useNavigate } from 'react-router-dom';
import { apiServer } from '#shared/testing/api-server';
import { maria } from '#shared/testing/people';
import { down } from '#shared/testing/posts';
import { renderWithProviders } from '#shared/testing/render';
import { WelcomePage } from './components/welcome-page';

const server = apiServer();

beforeEach(() => {
  server.use(
    http.get('/api/household', () => HttpResponse.json(null)),
    http.get('/api/profile/story', () => HttpResponse.json(null)),
  );
});

/** The buttons that the browser has. */
function Browser() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Browser’s Back</button>
      <button onClick={() => void navigate(1)}>Browser’s Forward</button>
    </>
  );
}

const open = (path = '/welcome') =>
  renderWithProviders(
    <>
      <Browser />
      <WelcomePage user={maria} onUserChange={() => undefined} />
    </>,
    path,
  );

const press = (name: string) => screen.findByRole('button', { name });

describe('the questions of the welcome', () => {
  it('are entries of the history each, so that the browser’s Back goes one back', async () => {
    const { user } = open();
    await user.click(await press('Skip'));
    await user.click(await screen.findByRole('checkbox', { name: 'Ours together' }));
    await user.click(await press('Skip'));
    await screen.findByText('Question 3 of 4');
    await user.click(await press('Browser’s Back'));
    expect(await screen.findByText('Question 2 of 4')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Ours together' })).not.toBeChecked();
    await user.click(await press('Browser’s Back'));
    expect(await screen.findByText('Question 1 of 4')).toBeVisible();
    await user.click(await press('Browser’s Forward'));
    expect(await screen.findByText('Question 2 of 4')).toBeVisible();
  });

  it('go back by their own button as by the browser’s', async () => {
    const { user } = open();
    await user.click(await press('Skip'));
    await screen.findByText('Question 2 of 4');
    await user.click(await press('Back'));
    await screen.findByText('Question 1 of 4');
    await user.click(await press('Browser’s Forward'));
    expect(await screen.findByText('Question 2 of 4')).toBeVisible();
  });

  it('begin after a reload where they were, and have a question before that one', async () => {
    const { user } = open('/welcome?step=past');
    expect(await screen.findByText('Question 3 of 4')).toBeVisible();
    await user.click(await press('Back'));
    expect(await screen.findByText('Question 2 of 4')).toBeVisible();
  });

  it('begin at the first where the address names a question that is not asked', async () => {
    open('/welcome?step=ages');
    expect(await screen.findByText('Question 1 of 4')).toBeVisible();
  });

  it('say that an answer is not saved at its own question alone', async () => {
    server.use(http.put('/api/household', down));
    const { user } = open();
    await user.click(await press('Skip'));
    await user.click(await screen.findByRole('checkbox', { name: 'Ours together' }));
    await user.click(await press('Next'));
    await screen.findByRole('alert');
    await user.click(await press('Browser’s Back'));
    await screen.findByText('Question 1 of 4');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
