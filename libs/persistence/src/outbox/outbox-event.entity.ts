import type { EventMap, EventSubject } from '@anew/contracts/events/map';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An event to be published, written in the transaction that made it true. */
@Entity('outbox')
export class OutboxEvent<S extends EventSubject = EventSubject> {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  subject!: S;

  @Column('jsonb')
  data!: EventMap[S];

  @Column('text')
  traceparent!: string;

  @Column('timestamptz', { name: 'occurred_at' })
  occurredAt!: Date;

  @Column('int', { default: 0 })
  attempts!: number;

  @Column('timestamptz', { name: 'next_attempt_at' })
  nextAttemptAt!: Date;

  @Column('timestamptz', { name: 'published_at', nullable: true })
  publishedAt!: Date | null;

  /** Time at which publishing was given up. To retry, set it back to null and `attempts` to 0. */
  @Column('timestamptz', { name: 'dead_at', nullable: true })
  deadAt!: Date | null;
}
