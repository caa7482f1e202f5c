import { yourPartner } from '@anew/words/question-answers';

/** The partner's name on the screen, also if they have given none. */
export const partnerName = (partner: string): string => partner || yourPartner();
