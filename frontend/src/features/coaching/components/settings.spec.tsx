import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '#shared/testing/api-server';
import { fakeCoach } from '../testing/fake-coach';
import { button, input, openCoaching } from '../testing/open-coaching';

const server = apiServer();

async function openSettings() {
  const coach = fakeCoach(server);
  const view = openCoaching();
  await view.user.click(button('Chat settings'));
  return { ...view, coach, drawer: within(screen.getByRole('dialog', { name: 'Chat settings' })) };
}

type Drawer = Awaited<ReturnType<typeof openSettings>>['drawer'];

const lengths = (drawer: Drawer) => drawer.getByLabelText('How long have you been together?');
const children = (drawer: Drawer) => drawer.getByLabelText('Are there children in your family?');

describe('the chat settings', () => {
  it('offer three levels, beginning with the first [9.47]', async () => {
    const { drawer } = await openSettings();
    const labels = ['Just starting', 'Working through challenges', 'Complex situations'];
    expect(drawer.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(
      labels.map((label, index) => `${label}${index + 1}`),
    );
    expect(drawer.getByRole('radio', { name: 'Just starting' })).toBeChecked();
  });

  it('offer five lengths, and to say nothing', async () => {
    const { drawer } = await openSettings();
    const options = within(lengths(drawer))
      .getAllByRole('option')
      .map((option) => option.getAttribute('value'));
    expect(options).toEqual([
      '',
      'less-than-1-year',
      '1-2-years',
      '2-5-years',
      '5-10-years',
      'more-than-10-years',
    ]);
  });

  it('go along with each message', async () => {
    const { drawer, user, coach } = await openSettings();
    await user.click(drawer.getByRole('radio', { name: 'Complex situations' }));
    await user.selectOptions(lengths(drawer), '2-5-years');
    await user.selectOptions(children(drawer), 'Yes');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button('Chat settings')).toHaveFocus());
    await user.type(input(), 'Hello{Enter}');
    await waitFor(() =>
      expect(coach.sent[0]?.body).toEqual({
        message: 'Hello',
        challengeLevel: 'advanced',
        relationshipLength: '2-5-years',
        children: true,
      }),
    );
  });

  it.each([
    ['Yes', { children: true }],
    ['No', { children: false }],
    ['Rather not say', {}],
  ])('send for children, answered with "%s", what was said and no more [9.46]', async (answer, said) => {
    const { drawer, user, coach, unmount } = await openSettings();
    await user.selectOptions(children(drawer), 'Yes');
    await user.selectOptions(children(drawer), answer);
    unmount();
    openCoaching();
    await user.type(input(), 'Hello{Enter}');
    await waitFor(() =>
      expect(coach.sent[0]?.body).toEqual({ message: 'Hello', challengeLevel: 'beginner', ...said }),
    );
  });

  it('are kept on this device for the next visit, for one person', async () => {
    const { drawer, user, unmount } = await openSettings();
    await user.click(drawer.getByRole('radio', { name: 'Working through challenges' }));
    unmount();
    const again = await openSettings();
    expect(again.drawer.getByRole('radio', { name: 'Working through challenges' })).toBeChecked();
    expect(Object.keys(window.localStorage)).toContain('anew-coaching-settings:me');
  });

  it.each(['{', '"x"', '{"challengeLevel":"expert","relationshipLength":3,"children":"yes"}'])(
    'begin anew where what was kept makes no sense: %s',
    async (stored) => {
      window.localStorage.setItem('anew-coaching-settings:me', stored);
      const { drawer } = await openSettings();
      expect(drawer.getByRole('radio', { name: 'Just starting' })).toBeChecked();
      expect(lengths(drawer)).toHaveValue('');
      expect(children(drawer)).toHaveDisplayValue('Rather not say');
    },
  );
});
