import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MessageSource } from '@anew/contracts/coaching/views';

@Entity('messages')
export class MessageEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'conversation_id' })
  conversationId!: string;

  @Column('text')
  role!: 'user' | 'assistant';

  /** Sealed with the conversation owner's key; opened by the repository alone. */
  @Column('bytea')
  content!: Buffer;

  /** As an earlier release has left it, in the open. */
  @Column('text', { nullable: true })
  source!: MessageSource | null;

  /** Who wrote a reply: sealed like the content, for it tells of a crisis. */
  @Column('bytea', { name: 'sealed_source', nullable: true })
  sealedSource!: Buffer | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  /** Its place in the conversation, from 1. */
  @Column('int')
  position!: number;

  /** The user's message that an assistant's message answers; one answer each. */
  @Column('uuid', { name: 'reply_to', nullable: true })
  replyTo!: string | null;

  @Column('boolean', { name: 'cut_off' })
  cutOff!: boolean;

  /** What the safety check found in a user's message, sealed like its text. */
  @Column('bytea', { nullable: true })
  findings!: Buffer | null;
}
