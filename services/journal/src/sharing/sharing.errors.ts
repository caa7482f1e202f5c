import { DomainError } from '@anew/contracts/errors';

export const nothingToDecide = (): DomainError =>
  new DomainError(
    'conflict',
    'nothing_to_decide',
    'There is nothing to decide anymore. You can share each entry in your journal.',
  );
