import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Rows that are read at once. */
const BATCH = 500;

/** A column whose values are sealed. Each value is bound to the id of its row. */
export interface SealedColumn {
  table: string;
  id: string;
  column: string;
}

export interface SealedRow {
  id: string;
  sealed: Buffer;
}

@Injectable()
export class SealedColumnsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Some rows after the one with this id, or the first ones, in the order of their ids. */
  listAfter(last: string | null, { table, id, column }: SealedColumn): Promise<SealedRow[]> {
    const after = last === null ? '' : `WHERE ${id} > $1`;
    return this.dataSource.query<SealedRow[]>(
      `SELECT ${id} AS id, ${column} AS sealed FROM ${table} ${after} ORDER BY ${id} LIMIT ${BATCH}`,
      last === null ? [] : [last],
    );
  }

  /** Replaces a value, unless it was changed meanwhile: then it is sealed with the newest secret already. */
  async replace({ table, id, column }: SealedColumn, row: SealedRow, sealed: Buffer): Promise<void> {
    await this.dataSource.query(`UPDATE ${table} SET ${column} = $1 WHERE ${id} = $2 AND ${column} = $3`, [
      sealed,
      row.id,
      row.sealed,
    ]);
  }
}
