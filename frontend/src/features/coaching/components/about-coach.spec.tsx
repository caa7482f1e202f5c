import { words } from '@anew/words/es';
import { learn, speak } from '@anew/words/language';
import { afterEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ScreenLanguage } from '#shared/lib/screen-language';
import { renderWithProviders } from '#shared/testing/render';
import { CrisisHelp } from './about-coach';

afterEach(() => speak('en'));

it('Help in a crisis is Spanish, and marked so, on a screen of which other words are English', async () => {
  learn('es', words);
  speak('es');
  const { user } = renderWithProviders(
    <ScreenLanguage value="en">
      <CrisisHelp />
    </ScreenLanguage>,
  );
  await user.click(screen.getByRole('button', { name: 'Ayuda en crisis' }));
  for (const text of [/^Ayuda más allá/, /^¿Alguien mira por encima/])
    expect((await screen.findByText(text)).closest('[lang]')).toHaveAttribute('lang', 'es');
});
