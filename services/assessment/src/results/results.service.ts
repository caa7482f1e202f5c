import { Injectable } from '@nestjs/common';
import type { Actor } from '@anew/contracts/actor';
import type { AssessmentResults } from '@anew/contracts/assessment/results';
import { ResultsRepository } from './results.repository.js';

@Injectable()
export class ResultsService {
  constructor(private readonly results: ResultsRepository) {}

  /** Null until both have submitted and the worker has scored their newest answers. */
  async current(actor: Actor): Promise<AssessmentResults | null> {
    if (actor.coupleId === null) return null;
    const found = await this.results.findCurrent(actor.coupleId, actor.memberIds);
    return found && { ...found.results, computedAt: found.computedAt.toISOString() };
  }
}
