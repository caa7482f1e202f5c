import { prune } from '@anew/persistence/prune';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const ADD = `
  INSERT INTO allowances (rule, key, used, ends_at) VALUES ($1, $2, 1, $4)
  ON CONFLICT (rule, key) DO UPDATE SET
    used = CASE WHEN allowances.ends_at <= $3 THEN 1 ELSE allowances.used + 1 END,
    ends_at = CASE WHEN allowances.ends_at <= $3 THEN $4 ELSE allowances.ends_at END
  RETURNING used, ends_at AS "endsAt"`;

interface Count {
  used: number;
  endsAt: Date;
}

/** A use of what a rule limits. The key is hashed. */
interface Use {
  rule: string;
  key: Buffer;
  now: Date;
  /** End of the window that this use opens if none is open. */
  endsAt: Date;
}

@Injectable()
export class AllowancesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Adds a use.
   * @returns the uses of its window, with this one
   */
  async add(
    { rule, key, now, endsAt }: Use,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Count> {
    const [row] = await manager.query<Count[]>(ADD, [rule, key, now, endsAt]);
    if (!row) throw new Error(`The count of ${rule} is missing`);
    return row;
  }

  async isUsed(rule: string, key: Buffer): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      'SELECT 1 FROM allowances WHERE rule = $1 AND key = $2 AND ends_at > now()',
      [rule, key],
    );
    return rows.length > 0;
  }

  async remove(rule: string, key: Buffer): Promise<void> {
    await this.dataSource.query('DELETE FROM allowances WHERE rule = $1 AND key = $2', [rule, key]);
  }

  async removeExpired(): Promise<void> {
    await prune(this.dataSource, 'allowances', 'ends_at <= now()');
  }
}
