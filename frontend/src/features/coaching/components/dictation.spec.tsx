import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { apiServer } from '#shared/testing/api-server';
import { FakeRecognizer } from '#shared/testing/fake-recognizer';
import { fakeCoach } from '../testing/fake-coach';
import { button, input, openCoaching, said } from '../testing/open-coaching';

const server = apiServer();
const HINT = 'Your browser may send the audio to its maker to turn it into text.';

beforeEach(() => {
  FakeRecognizer.install();
  fakeCoach(server);
});
afterEach(() => FakeRecognizer.remove());

describe('the voice input', () => {
  it('is there only where the browser can hear', () => {
    FakeRecognizer.remove();
    openCoaching();
    expect(screen.queryByRole('button', { name: 'Dictate' })).not.toBeInTheDocument();
  });

  it('appends what is said, with a space', async () => {
    const { user } = openCoaching();
    await user.type(input(), 'Today');
    await user.click(button('Dictate'));
    act(() => FakeRecognizer.last.hear(['we argued.']));
    expect(input()).toHaveValue('Today we argued.');
    expect(screen.getByText(HINT)).toBeVisible();
  });

  it('ends when the message is sent', async () => {
    const { user } = openCoaching();
    await user.type(input(), 'Today');
    await user.click(button('Dictate'));
    const recognizer = FakeRecognizer.last;
    await user.click(button('Send'));
    expect(await said('Today')).toBeVisible();
    expect(recognizer.state).not.toBe('listening');
  });

  it('says at the button when it fails [8.22]', async () => {
    const { user } = openCoaching();
    await user.click(button('Dictate'));
    act(() => FakeRecognizer.last.fail('not-allowed'));
    const words = 'Could not start voice recognition. Please check your microphone permissions.';
    expect(screen.getByRole('alert')).toHaveTextContent(`Voice Recognition Error${words}`);
  });
});
