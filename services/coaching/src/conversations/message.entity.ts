import type { MessageSource } from '@anew/contracts/coaching/views';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('messages')
export class MessageEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'conversation_id' })
  conversationId!: string;

  @Column('text')
  role!: 'user' | 'assistant';

  /** Text, sealed with the conversation owner's key. Only the repository opens it. */
  @Column('bytea')
  content!: Buffer;

  /** Set on replies from before authors were sealed. */
  @Column('text', { nullable: true })
  source!: MessageSource | null;

  /** Author of a reply, sealed like the text, because a reply from the safety check reveals a crisis. */
  @Column('bytea', { name: 'sealed_source', nullable: true })
  sealedSource!: Buffer | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  /** Position in the conversation, counted from 1. */
  @Column('int')
  position!: number;

  /** Id of the user's message that an assistant's message answers. Each has at most one answer. */
  @Column('uuid', { name: 'reply_to', nullable: true })
  replyTo!: string | null;

  @Column('boolean', { name: 'cut_off' })
  cutOff!: boolean;

  /** Findings of the safety check in a user's message, sealed like its text. */
  @Column('bytea', { nullable: true })
  findings!: Buffer | null;
}
