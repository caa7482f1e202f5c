import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { RateLimits } from './rate-limits.js';
import type { Request } from './request.js';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Limits how many changes one person may make in a minute. Calls from signed-out people have their own
 * limits.
 */
@Injectable()
export class WritesGuard implements CanActivate {
  constructor(private readonly limits: RateLimits) {}

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const { method, actor } = execution.switchToHttp().getRequest<Request>();
    if (actor && !READS.has(method)) await this.limits.consume('write-user', actor.userId);
    return true;
  }
}
