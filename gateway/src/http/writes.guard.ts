import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { RateLimits } from './rate-limits.js';
import type { Request } from './request.js';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Bounds what one person changes in a minute, whatever it is; calls of whoever is signed out have limits of their own. */
@Injectable()
export class WritesGuard implements CanActivate {
  constructor(private readonly limits: RateLimits) {}

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const { method, actor } = execution.switchToHttp().getRequest<Request>();
    if (actor && !READS.has(method)) await this.limits.consume('write-user', actor.userId);
    return true;
  }
}
