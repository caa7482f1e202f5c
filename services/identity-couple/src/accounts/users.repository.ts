import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { signInRequired } from './accounts.errors.js';
import { UserEntity } from './user.entity.js';

@Injectable()
export class UsersRepository {
  constructor(private readonly dataSource: DataSource) {}

  findByEmail(email: string): Promise<UserEntity | null> {
    return this.dataSource.manager.findOneBy(UserEntity, { email });
  }

  findById(id: string): Promise<UserEntity | null> {
    return this.dataSource.manager.findOneBy(UserEntity, { id });
  }

  /** Those of these people who have an account, in the same order in every process. */
  async listExisting(ids: string[]): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      'SELECT id FROM users WHERE id = ANY($1) ORDER BY id',
      [ids],
    );
    return rows.map(({ id }) => id);
  }

  /** @throws DomainError `sign_in_required` when the account is gone */
  async getOrRefuse(id: string): Promise<UserEntity> {
    const user = await this.findById(id);
    if (!user) throw signInRequired();
    return user;
  }

  /**
   * Adds a user. Returns false if the address is taken: its unique index decides between two simultaneous
   * sign-ups.
   */
  async add(transaction: EntityManager, user: UserEntity): Promise<boolean> {
    const result = await transaction
      .createQueryBuilder()
      .insert()
      .into(UserEntity)
      .values(user)
      .orIgnore()
      .returning('id')
      .execute();
    return (result.raw as unknown[]).length > 0;
  }

  get(transaction: EntityManager, id: string): Promise<UserEntity> {
    return transaction.findOneByOrFail(UserEntity, { id });
  }

  getByEmail(transaction: EntityManager, email: string): Promise<UserEntity> {
    return transaction.findOneByOrFail(UserEntity, { email });
  }

  async update(transaction: EntityManager, id: string, change: Partial<UserEntity>): Promise<void> {
    await transaction.update(UserEntity, { id }, { ...change, updatedAt: new Date() });
  }

  /** Whether this is still the user's password. It cannot change until the transaction ends. */
  async holdPassword(transaction: EntityManager, { id, passwordHash }: UserEntity): Promise<boolean> {
    const rows = await transaction.query<unknown[]>(
      'SELECT 1 FROM users WHERE id = $1 AND password_hash = $2 FOR SHARE',
      [id, passwordHash],
    );
    return rows.length > 0;
  }

  /** Id of the user with this address, or null. The user keeps the address until the transaction ends. */
  async holdEmail(transaction: EntityManager, email: string): Promise<string | null> {
    const [user] = await transaction.query<{ id: string }[]>(
      'SELECT id FROM users WHERE email = $1 FOR SHARE',
      [email],
    );
    return user?.id ?? null;
  }

  async remove(transaction: EntityManager, id: string): Promise<void> {
    await transaction.delete(UserEntity, { id });
  }

  /**
   * Locks a person's account against concurrent changes of their couple and against deletion.
   * @throws DomainError `sign_in_required` when the account is gone
   */
  async lock(transaction: EntityManager, id: string): Promise<void> {
    const rows = await transaction.query<unknown[]>('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [id]);
    if (rows.length === 0) throw signInRequired();
  }
}
