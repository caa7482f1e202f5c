/**
 * The message with "tumbled" in place of "fell". The normalizing takes doubled letters for one, so that "he
 * fell off the bed" would be read as "he feel off".
 */
export const apartFromFeel = (message: string): string => message.replace(/\bfell\b/giu, 'tumbled');
