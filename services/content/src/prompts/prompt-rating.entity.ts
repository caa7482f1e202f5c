import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What one person thought of a question; the last vote counts. */
@Entity('prompt_ratings')
export class PromptRatingEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @PrimaryColumn('uuid', { name: 'prompt_id' })
  promptId!: string;

  @Column('boolean', { name: 'is_upvote' })
  isUpvote!: boolean;
}
