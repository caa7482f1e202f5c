import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ErrorState } from './error-state';

function Card() {
  const [failed, setFailed] = useState(true);
  return failed ? <ErrorState onRetry={() => setFailed(false)} /> : <p>Here it is.</p>;
}

it('hands the focus to the screen’s heading when what failed has come', async () => {
  const user = userEvent.setup();
  render(
    <main>
      <h1 tabIndex={-1}>Dashboard</h1>
      <Card />
    </main>,
  );
  await user.tab();
  expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Here it is.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
