import type { AgreementOutcome, TalkArea } from '@anew/contracts/assessment/talks';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One small thing that two people agreed on. Like a shared text, it has an author and names its reader. */
@Entity('agreements')
export class AgreementEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** Talk at whose end it was made; null for one that took the place of another, or if the talk is gone. */
  @Column('uuid', { name: 'talk_id', nullable: true })
  talkId!: string | null;

  @Column('uuid', { name: 'author_id' })
  authorId!: string;

  /** Partner who may read and check it, or null once they have been erased. */
  @Column('uuid', { name: 'partner_id', nullable: true })
  partnerId!: string | null;

  @Column('text')
  area!: TalkArea;

  /** Sealed with the author's key. */
  @Column('bytea')
  text!: Buffer;

  @Column('date', { name: 'due_on' })
  dueOn!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('text', { nullable: true })
  outcome!: AgreementOutcome | null;

  @Column('timestamptz', { name: 'checked_at', nullable: true })
  checkedAt!: Date | null;

  /** Whether its author said how it went, and not the partner; null until then, and where an older release kept it. */
  @Column('boolean', { name: 'checked_by_author', nullable: true })
  checkedByAuthor!: boolean | null;
}
