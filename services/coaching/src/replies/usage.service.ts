import type { Actor } from '@anew/contracts/actor';
import { DAY_MS } from '@anew/contracts/local-date';
import { Injectable } from '@nestjs/common';
import { UsageRepository } from './usage.repository.js';
import { USAGE_DAYS, usageLines } from './usage.rules.js';

/** Detects when someone relies on the coach at night or for long, from the times of their messages alone. */
@Injectable()
export class UsageService {
  constructor(private readonly usage: UsageRepository) {}

  async linesFor({ userId, timeZone }: Actor, now: Date): Promise<string[]> {
    const since = new Date(now.getTime() - USAGE_DAYS * DAY_MS);
    return usageLines(await this.usage.listTimes(userId, since), now, timeZone);
  }
}
