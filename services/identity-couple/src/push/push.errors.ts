import { DomainError } from '@anew/contracts/errors';

const NOT_THIS_BROWSER = 'This browser cannot be notified.';

export const endpointRefused = (): DomainError =>
  new DomainError('invalid', 'validation_failed', NOT_THIS_BROWSER, {
    fields: [{ field: 'endpoint', message: NOT_THIS_BROWSER }],
  });

export const pushDeviceRequired = (): DomainError =>
  new DomainError(
    'conflict',
    'push_device_required',
    'First allow notifications in the browser that is to show them.',
  );
