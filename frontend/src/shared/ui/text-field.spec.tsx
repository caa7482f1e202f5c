import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { TextArea } from './text-area';
import { TextField } from './text-field';

it('is named by its label and described by its hint and its error', () => {
  render(<TextField label="Email" hint="We never show it." error="That is not an address." />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toHaveAccessibleDescription('We never show it. That is not an address.');
  expect(field).toBeInvalid();
});

it('is not invalid without an error', () => {
  render(<TextField label="Email" />);
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeValid();
});

it('takes the direction of what is written, as a longer field does', () => {
  render(
    <>
      <TextField label="First name" />
      <TextArea label="Your words" />
    </>,
  );
  for (const field of screen.getAllByRole('textbox')) expect(field).toHaveAttribute('dir', 'auto');
});

it('lets the browser remember nothing that is typed, unless it says what belongs there', () => {
  render(
    <>
      <TextField label="What the photo shows" />
      <TextField label="Email" autoComplete="email" />
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'What the photo shows' })).toHaveAttribute(
    'autocomplete',
    'off',
  );
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'email');
});
