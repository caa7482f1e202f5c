import type { TalkArea, TalkStep } from '@anew/contracts/assessment/talks';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Pair } from '../rounds/rounds.rules.js';

/** A guided talk of two people. Nothing of what they say in it is stored. */
@Entity('talks')
export class TalkEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** Ids of the two partners, in the same order for both. */
  @Column('uuid', { name: 'member_ids', array: true })
  memberIds!: Pair;

  @Column('text')
  area!: TalkArea;

  @Column('uuid', { name: 'first_speaker' })
  firstSpeaker!: string;

  @Column('text')
  step!: TalkStep;

  /** Time when the step began. A pause moves it forward, so that pauses do not count. */
  @Column('timestamptz', { name: 'step_since' })
  stepSince!: Date;

  @Column('timestamptz', { name: 'paused_at', nullable: true })
  pausedAt!: Date | null;

  /** Time at which the two have promised to come back. */
  @Column('timestamptz', { name: 'back_at', nullable: true })
  backAt!: Date | null;

  @Column('timestamptz', { name: 'started_at' })
  startedAt!: Date;

  @Column('timestamptz', { name: 'moved_at' })
  movedAt!: Date;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt!: Date | null;

  /** Whether they went through all of it. Otherwise they left it for that day. */
  @Column('boolean')
  finished!: boolean;

  /** Whether its agreement was taken away. Then no other one follows, so that a late request cannot bring it back. */
  @Column('boolean', { name: 'agreement_removed' })
  agreementRemoved!: boolean;
}
