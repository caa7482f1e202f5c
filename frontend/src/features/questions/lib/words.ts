/** How the partner is called where they have given no name. */
export const nameOf = (partner: string): string => partner || 'Your partner';

export const NOT_SAVED = 'This is not saved yet';
export const TRY_AGAIN = 'Please try again.';
