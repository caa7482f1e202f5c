import { screen, type waitForOptions, within } from '@testing-library/react';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { type Place, renderWithProviders } from '#shared/testing/render';
import { CoachingPage } from '../components/coaching-page';

function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Back in the browser
      </button>
      <output data-testid="address">{pathname + search}</output>
    </>
  );
}

export const openCoaching = (path: Place = '/coaching') =>
  renderWithProviders(
    <>
      <Routes>
        <Route path="/coaching" element={<CoachingPage userId="me" />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
      <Address />
    </>,
    path,
  );

export const address = () => screen.getByTestId('address').textContent;
export const input = () => screen.getByRole('textbox', { name: 'Message to the coach' });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const list = () => within(screen.getByRole('complementary', { name: 'Conversations' }));
export const log = () => within(screen.getByRole('log', { name: /^Conversation:/ }));
/** Waits until a whole message of the log has this text. */
export const said = (text: string, options?: waitForOptions) =>
  screen.findByText(text, { selector: '[role=log] *' }, options);
export const status = () => screen.getByText('The coach is still answering…');
