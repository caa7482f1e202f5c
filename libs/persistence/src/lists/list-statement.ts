import type { Opener } from '../encryption/vault.js';
import type { Kind } from './values.js';

type Columns = Readonly<Record<string, Kind<unknown>>>;
export type RowOf<C extends Columns> = { [Name in keyof C]: C[Name] extends Kind<infer T> ? T : never };

/** A statement that a connection prepares once under its name, and whose rows are the items of a list. */
export interface ListStatement<Row, Item = unknown> {
  readonly name: string;
  readonly text: string;
  /** Columns in the order of the statement, whatever it calls them. */
  readonly kinds: readonly [column: string, kind: Kind<unknown>][];
  /** Set when the server knows the columns to be others than were declared: their bytes would be misread. */
  mismatch?: Error;
  present(row: Row, open: Opener): Item;
}

export const listStatement = <C extends Columns, Item extends object>({
  columns,
  ...statement
}: Omit<ListStatement<RowOf<C>, Item>, 'kinds'> & { columns: C }): ListStatement<RowOf<C>, Item> => ({
  ...statement,
  kinds: Object.entries(columns),
});
