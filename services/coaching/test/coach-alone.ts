import { contentEvents, type EventMap, type EventSubject } from '@anew/contracts/events/map';
import { EIGHT_MODULES } from '@anew/curated-coach/testing/fixture-modules';
import type { Environment } from '@anew/observability/config';
import { ServiceAlone } from '@anew/service-testkit/service-alone';
import type { Database } from '@anew/testkit/database';
import { start } from '../src/app.js';
import { CoachCalls } from './coach-calls.js';

/** Judgements that come late are left out; on a busy machine, none shall be late by chance. */
export const PATIENT = { AI_JUDGEMENT_TIMEOUT_MS: '10000' };

/** The coaching service alone, and what people do with it. */
export class CoachAlone extends CoachCalls {
  private constructor(readonly service: ServiceAlone) {
    super(service.client);
  }

  static async start(env: Environment = {}): Promise<CoachAlone> {
    return new CoachAlone(await ServiceAlone.start('coaching', start, { env: { ...PATIENT, ...env } }));
  }

  get database(): Database {
    return this.service.database;
  }

  stop(): Promise<void> {
    return this.service.stop();
  }

  /** Tells an event, as often as `times` says, and resolves once the service has handled it. */
  async tell<S extends EventSubject>(subject: S, data: EventMap[S], times = 1): Promise<void> {
    const id = await this.service.tell(subject, data);
    for (let time = 1; time < times; time++) await this.service.tell(subject, data, { id });
    await this.service.handled(subject);
  }

  /** Publishes eight modules, from which the curated coach answers. @returns their revision */
  async publishModules(): Promise<number> {
    // Each file publishes them anew, and texts of an earlier file must not stay.
    const revision = Date.now();
    await Promise.all(
      EIGHT_MODULES.map((module) => this.tell(contentEvents.modulePublished, { module, revision })),
    );
    return revision;
  }
}
