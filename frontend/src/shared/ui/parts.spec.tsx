import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { OwnShape } from '../lib/shapes';
import { chooseTheme } from '../lib/theme';
import { copiesBySelection } from '../testing/copying';
import { maria } from '../testing/people';
import { renderWithProviders } from '../testing/render';
import { AppreciationNote } from './appreciation-note';
import { Avatar } from './avatar';
import { CheckCards } from './check-cards';
import { Checkbox } from './checkbox';
import { CopyField } from './copy-field';
import { Loaded } from './loaded';
import { Notice } from './notice';
import { ProgressBar } from './progress-bar';
import { RadioCards } from './radio-cards';
import { Select } from './select';
import { ThemeSwitch } from './theme-switch';

afterEach(() => {
  jest.restoreAllMocks();
  chooseTheme('system');
});

describe('the picture of a person', () => {
  const pictured = { ...maria, avatarUrl: '/new.jpg', profileImageUrl: '/old.jpg' };

  it('is their own photo, before the one of their provider', () => {
    const { rerender } = render(<Avatar person={pictured} />);
    expect(screen.getByRole('img', { name: 'Maria Lindqvist' })).toHaveAttribute('src', '/new.jpg');
    rerender(<Avatar person={{ ...pictured, avatarUrl: null }} />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/old.jpg');
  });

  it('is their initials when there is none, or it does not load', () => {
    render(<Avatar person={pictured} />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img', { name: 'Maria Lindqvist' })).toHaveTextContent('ML');
  });

  it('is tried again once it is another one', () => {
    const { rerender } = render(<Avatar person={pictured} />);
    fireEvent.error(screen.getByRole('img'));
    rerender(<Avatar person={{ ...pictured, avatarUrl: '/newer.jpg' }} />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/newer.jpg');
  });

  it.each([pictured, maria])('is not read aloud where the name stands beside it', (person) => {
    render(<Avatar person={person} decorative />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

describe('cards to choose from', () => {
  function Several() {
    const [chosen, setChosen] = useState<string[]>(['one']);
    return (
      <CheckCards
        legend="Which days?"
        hint="Choose all that fit."
        options={[
          ['one', 'Monday'],
          ['two', 'Friday'],
        ]}
        chosen={chosen}
        onToggle={(value) =>
          setChosen((all) => (all.includes(value) ? all.filter((it) => it !== value) : [...all, value]))
        }
      />
    );
  }

  it('can be several, by the keyboard too', async () => {
    const user = userEvent.setup();
    render(<Several />);
    expect(screen.getByRole('group', { name: /Which days\?/ })).toBeVisible();
    await user.tab();
    await user.keyboard(' ');
    await user.tab();
    await user.keyboard(' ');
    expect(screen.getByRole('checkbox', { name: 'Monday' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Friday' })).toBeChecked();
  });

  it('say what is wrong with the choice as a whole', () => {
    render(
      <RadioCards
        name="q"
        legend="How often?"
        options={[{ value: 'a', label: 'Often', hint: 'Every day' }]}
        value={null}
        onChange={() => undefined}
        error="Please choose one."
      />,
    );
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Please choose one.');
    expect(screen.getByRole('radio', { name: /Often\s*Every day/ })).not.toBeChecked();
  });

  it.each(['{Control>}1{/Control}', '{Meta>}1{/Meta}', '{Alt>}1{/Alt}'])(
    'leave %s to the browser',
    async (keys) => {
      const choose = jest.fn();
      const user = userEvent.setup();
      render(
        <RadioCards
          name="q"
          legend="?"
          options={[{ value: 'a', label: 'A' }]}
          value={null}
          onChange={choose}
        />,
      );
      await user.tab();
      await user.keyboard(keys);
      expect(choose).not.toHaveBeenCalled();
    },
  );
});

describe('a field', () => {
  it('to choose from has a name although nobody sees it, and says what is wrong', () => {
    render(
      <Select label="Priority" hideLabel options={[{ value: 'a', label: 'High' }]} error="Not stored." />,
    );
    const field = screen.getByRole('combobox', { name: 'Priority' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Not stored.');
  });

  it('to tick is pressed by its words', async () => {
    const tick = jest.fn();
    render(<Checkbox label="A letter" hint="On Sundays" onChange={({ target }) => tick(target.checked)} />);
    await userEvent.setup().click(screen.getByText('On Sundays'));
    expect(tick).toHaveBeenCalledWith(true);
  });
});

describe('a text to copy', () => {
  const field = <CopyField label="Invite code" value="k7m2x9qa" button="Copy" copied="Code Copied!" />;

  it('is selected as a whole for whoever goes into it, and cannot be changed', async () => {
    const { user } = renderWithProviders(field);
    await user.tab();
    const text = screen.getByLabelText<HTMLInputElement>('Invite code');
    expect([text.selectionStart, text.selectionEnd]).toEqual([0, 8]);
    await user.keyboard('x');
    expect(text).toHaveValue('k7m2x9qa');
  });

  it('is left selected, and said to be, when the browser copies nothing', async () => {
    const { user } = renderWithProviders(field);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Denied'));
    copiesBySelection(() => {
      throw new Error('Not supported');
    });
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Please copy it by hand')).toBeVisible();
    expect(screen.queryByText('Code Copied!')).not.toBeInTheDocument();
  });
});

describe('what is read', () => {
  const refetch = jest.fn();
  const loaded = (data: string | null | undefined, isError: boolean) => (
    <Loaded query={{ data, isError, refetch }} loading="Loading it" failed="It did not load">
      {(text) => <p>{text ?? 'Nothing there'}</p>}
    </Loaded>
  );

  it('is waited for, then fails with a way to try again, and then is there', async () => {
    const { rerender } = render(loaded(undefined, false));
    expect(screen.getByRole('status')).toHaveTextContent('Loading it');
    rerender(loaded(undefined, true));
    expect(screen.getByRole('alert')).toHaveTextContent('It did not load');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
    expect(refetch).toHaveBeenCalledTimes(1);
    rerender(loaded('Here', false));
    expect(screen.getByText('Here')).toBeVisible();
  });

  it('stays when reading it again failed, and "nothing" is an answer', () => {
    const { rerender } = render(loaded('Here', true));
    expect(screen.getByText('Here')).toBeVisible();
    rerender(loaded(null, true));
    expect(screen.getByText('Nothing there')).toBeVisible();
  });
});

describe('words for the person', () => {
  it.each([
    ['danger', false, 'alert'],
    ['info', true, 'status'],
  ] as const)('of the kind "%s" are announced: %s', (tone, live, role) => {
    render(
      <Notice tone={tone} live={live}>
        Saved
      </Notice>,
    );
    expect(screen.getByRole(role)).toHaveTextContent('Saved');
  });

  it('that were there before are not', () => {
    render(<Notice>Saved</Notice>);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('about how far one is come from the same numbers', () => {
    render(<ProgressBar label="Progress" value={0} max={0} />);
    expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '0');
  });
});

it('the switch of the theme names what it changes to, and changes back', async () => {
  const user = userEvent.setup();
  render(<ThemeSwitch />);
  const name = () => screen.getByRole('button').getAttribute('aria-label');
  const toDark = name();
  await user.click(screen.getByRole('button'));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(name()).not.toBe(toDark);
  await user.click(screen.getByRole('button'));
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(name()).toBe(toDark);
});

describe('an appreciation', () => {
  const note = {
    id: '1',
    userId: 'user-maria',
    appreciation: 'You made <b>lunch</b>.',
    quality: 'Care',
    createdAt: '2026-01-10T10:00:00.000Z',
    partnerCanRead: false,
  };
  const shown = (own: boolean, partnerCanRead = false) =>
    render(
      <OwnShape value="diamond">
        <AppreciationNote note={{ ...note, partnerCanRead }} own={own} />
      </OwnShape>,
    );

  it('is printed as it was written, with whose it is', () => {
    shown(false);
    expect(screen.getByText('You made <b>lunch</b>.')).toBeVisible();
    expect(screen.getByText('From Your Partner')).toBeVisible();
    expect(screen.queryByText(/only you/i)).not.toBeInTheDocument();
  });

  it('of one’s own that the partner cannot read says so, and no other does', () => {
    const { unmount } = shown(true);
    expect(screen.getByText(/only you/i)).toBeVisible();
    unmount();
    shown(true, true);
    expect(screen.queryByText(/only you/i)).not.toBeInTheDocument();
  });
});
