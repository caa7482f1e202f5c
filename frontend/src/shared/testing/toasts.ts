import { screen, within } from '@testing-library/react';

/** Where toasts are shown. Its name says by which key it is reached. */
export const toasts = () => within(screen.getByRole('region', { name: 'Notifications (F8)' }));
