/** The partner's name on the screen, also if they have given none. */
export const nameOf = (partner: string): string => partner || 'Your partner';

export const NOT_SAVED = 'This is not saved yet';
export const TRY_AGAIN = 'Please try again.';
