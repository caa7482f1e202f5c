import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Actor } from '@anew/contracts/actor';
import type { Request } from '../http/request.js';

/** The Actor whom the session guard let pass. */
export const CurrentActor = createParamDecorator((_: unknown, execution: ExecutionContext): Actor => {
  const { actor } = execution.switchToHttp().getRequest<Request>();
  if (!actor) throw new Error('A public route has no actor');
  return actor;
});
