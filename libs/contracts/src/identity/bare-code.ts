/** Spaces, dashes and marks that nobody sees, which a code takes along where it was written in groups or copied from a chat. */
const BETWEEN = /[\s\p{Pd}\p{Cf}]/gu;

/** An invite code as it was made, whatever stands between its characters. */
export const bareCode = (typed: string): string => typed.replace(BETWEEN, '');
