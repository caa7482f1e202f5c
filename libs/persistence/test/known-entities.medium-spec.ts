import { privatePostgres, type PrivateServer } from '@anew/testkit/servers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Column, type DataSource, Entity, type EntityManager, PrimaryColumn } from 'typeorm';
import { openTestDatabase } from './fixtures.js';

@Entity('notes')
class NoteEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  text!: string;
}

let postgres: PrivateServer;
let dataSource: DataSource;

beforeAll(async () => {
  postgres = await privatePostgres();
  dataSource = await openTestDatabase(postgres);
});

afterAll(async () => {
  await dataSource.destroy();
  await postgres.discard();
});

const asked: Record<string, (manager: EntityManager) => Promise<unknown>> = {
  insert: (manager) => manager.insert(NoteEntity, { text: 'Unlisted' }),
  update: (manager) => manager.update(NoteEntity, { text: 'Unlisted' }, { text: 'Other' }),
  delete: (manager) => manager.delete(NoteEntity, { text: 'Unlisted' }),
  find: (manager) => manager.find(NoteEntity),
};

it.each(Object.keys(asked))(
  'an entity that its service does not list is named when asked to %s',
  async (how) => {
    await expect((async () => asked[how]?.(dataSource.manager))()).rejects.toThrow(
      'NoteEntity is not among the entities of journal: its app.ts or database.ts lists them.',
    );
  },
);
