import type { Actor } from '@anew/contracts/actor';
import { DAY_MS } from '@anew/contracts/local-date';
import { Injectable } from '@nestjs/common';
import { RelianceRepository } from './reliance.repository.js';
import { RELIANCE_DAYS, relianceLines } from './reliance.rules.js';

/** Detects when someone relies on the coach at night or for long, from the times of their messages alone. */
@Injectable()
export class RelianceService {
  constructor(private readonly reliance: RelianceRepository) {}

  async linesFor({ userId, timeZone }: Actor, now: Date): Promise<string[]> {
    const since = new Date(now.getTime() - RELIANCE_DAYS * DAY_MS);
    return relianceLines(await this.reliance.listTimes(userId, since), now, timeZone);
  }
}
