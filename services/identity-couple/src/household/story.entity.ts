import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Story of a person. It is theirs alone, and stays with them whatever happens to their couple. */
@Entity('stories')
export class StoryEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  /** Sealed text. Only the repository opens it. */
  @Column('bytea')
  story!: Buffer;

  /** Whether the person's couple gets nothing that presumes a divorce. It is readable, unlike the reason. */
  @Column('boolean')
  careful!: boolean;

  @Column('int')
  version!: number;
}
