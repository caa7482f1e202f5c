import { screen } from '@testing-library/react';
import type { User } from './open-journal';
import { pictureFile } from './pictures';

export const choose = async (user: User, file = pictureFile()) =>
  user.upload(screen.getByLabelText('Choose a photo', { selector: 'input' }), file);
export const preview = () => screen.queryByRole('img', { name: 'Preview for this entry' });
export const caption = () => screen.getByRole('textbox', { name: /What does it show/ });
