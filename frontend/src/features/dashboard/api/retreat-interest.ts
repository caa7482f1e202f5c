import type { HowHeard, RetreatRelationshipLength } from '@anew/contracts/content/views';
import { useMutation } from '@tanstack/react-query';
import { http } from '../../../shared/api/http';
import type { Outcome } from './outcome';

export interface RetreatInterest {
  email: string;
  firstName?: string;
  lastName?: string;
  partnerName?: string;
  relationshipLength?: RetreatRelationshipLength;
  howHeard?: HowHeard;
}

export function useExpressInterest(outcome: Outcome) {
  return useMutation({
    mutationFn: (interest: RetreatInterest) => http.post('/api/retreat-interest', interest),
    ...outcome,
  });
}
