import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/internal';
import { refuseFields } from './body.hook.js';
import type { Request } from './request.js';

/** Whether the route's method has a parameter with `@Body()`. */
function takesBody(execution: ExecutionContext): boolean {
  const { name } = execution.getHandler();
  const parameters = (Reflect.getMetadata(ROUTE_ARGS_METADATA, execution.getClass(), name) ?? {}) as object;
  return Object.keys(parameters).some((key) => key.startsWith(`${RouteParamtypes.BODY}:`));
}

/** A field is unknown to a call that takes none, too. */
@Injectable()
export class StrayFieldsGuard implements CanActivate {
  canActivate(execution: ExecutionContext): boolean {
    const { body } = execution.switchToHttp().getRequest<Request>();
    if (body !== undefined && !takesBody(execution)) refuseFields(body);
    return true;
  }
}
