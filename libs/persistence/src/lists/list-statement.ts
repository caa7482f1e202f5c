import type { Opener } from '../encryption/vault.js';
import type { Kind } from './values.js';

export type Columns = Readonly<Record<string, Kind<unknown>>>;
export type RowOf<C extends Columns> = { [Name in keyof C]: C[Name] extends Kind<infer T> ? T : never };

/** A statement that a connection prepares once, and whose columns are known. */
export interface Statement {
  /** Name under which each connection prepares it. */
  readonly name: string;
  readonly text: string;
  /** In the order of the statement, whatever it calls them. */
  readonly columns: Columns;
  /** Set when the server knows the columns to be others than were declared: their bytes would be misread. */
  mismatch?: Error;
}

/** A statement whose rows are the items of a list. */
export interface ListStatement<C extends Columns, Item extends object> extends Statement {
  readonly columns: C;
  present(row: RowOf<C>, open: Opener): Item;
}

/** Lets the compiler know the row that is presented by its columns. */
export const listStatement = <C extends Columns, Item extends object>(
  statement: ListStatement<C, Item>,
): ListStatement<C, Item> => statement;
