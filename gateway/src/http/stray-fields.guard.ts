import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { refuseFields } from './body.hook.js';
import type { Request } from './request.js';
import { routeOf } from './route.js';

/** Refuses fields in the body of a call that takes no body. */
@Injectable()
export class StrayFieldsGuard implements CanActivate {
  canActivate(execution: ExecutionContext): boolean {
    const { body } = execution.switchToHttp().getRequest<Request>();
    const route = routeOf(execution);
    if (body !== undefined && !route.body && !route.takes) refuseFields(body);
    return true;
  }
}
