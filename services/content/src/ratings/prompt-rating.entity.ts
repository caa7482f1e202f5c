import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person's rating of a question. The last vote counts. */
@Entity('prompt_ratings')
export class PromptRatingEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @PrimaryColumn('uuid', { name: 'prompt_id' })
  promptId!: string;

  @Column('boolean', { name: 'is_upvote' })
  isUpvote!: boolean;
}
