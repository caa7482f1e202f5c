import { Column, Entity, JoinColumn, ManyToOne, OneToMany, OneToOne, PrimaryColumn } from 'typeorm';

@Entity('entries')
export class Entry {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('bytea')
  content!: Buffer;

  @Column('text')
  visibility!: 'shared' | 'private';

  @Column('uuid', { name: 'shared_with', nullable: true })
  sharedWith!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;

  @Column('uuid', { name: 'daily_prompt_id', nullable: true })
  dailyPromptId!: string | null;

  @OneToOne(() => Photo, (photo) => photo.entry)
  photo!: Photo | null;

  @OneToMany(() => Reaction, (reaction) => reaction.entry)
  reactions!: Reaction[];
}

@Entity('entry_photos')
export class Photo {
  @PrimaryColumn('uuid', { name: 'entry_id' })
  entryId!: string;

  @Column('uuid')
  id!: string;

  @Column('bytea', { nullable: true })
  caption!: Buffer | null;

  @Column('int')
  width!: number;

  @Column('int')
  height!: number;

  @OneToOne(() => Entry, (entry) => entry.photo)
  @JoinColumn({ name: 'entry_id' })
  entry!: Entry;
}

@Entity('reactions')
export class Reaction {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('timestamptz', { name: 'thanked_at', nullable: true })
  thankedAt!: Date | null;

  @Column('bytea', { nullable: true })
  reply!: Buffer | null;

  @Column('timestamptz', { name: 'replied_at', nullable: true })
  repliedAt!: Date | null;

  @ManyToOne(() => Entry, (entry) => entry.reactions)
  @JoinColumn({ name: 'entry_id' })
  entry!: Entry;
}
