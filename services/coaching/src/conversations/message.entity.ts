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

  @Column('text', { nullable: true })
  source!: MessageSource | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
