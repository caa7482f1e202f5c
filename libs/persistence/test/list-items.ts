import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Sealer } from '../src/encryption/seals.js';
import { listStatement } from '../src/lists/list-statement.js';
import { binary, boolean, integer, orNull, text, time, uuid } from '../src/lists/values.js';

const ME = randomUUID();
const YOU = randomUUID();
/** Whose texts the items may contain. */
export const WRITERS = [ME, YOU];

/** An item as an ordinary presenter would make it, for `JSON.stringify`. */
export interface Item {
  id: string;
  author: string;
  words: string | null;
  plain: string | null;
  at: Date | null;
  count: number | null;
  isGood: boolean | null;
  isRare?: true;
  inner: { id: string; words: string | null; count: number | null } | null;
  title: string;
}

const place = (row: string) => ({ table: 'things', column: 'words', row });

/** The item as the row of a statement, whose sealed texts travel in base64. */
export function sealedRow(sealer: Sealer, { inner, ...item }: Item): object {
  const seal = (id: string, words: string | null) =>
    words === null ? null : sealer.seal(item.author, place(id), words).toString('base64');
  return {
    ...item,
    isRare: item.isRare ?? false,
    words: seal(item.id, item.words),
    innerId: inner?.id ?? null,
    innerWords: inner && seal(inner.id, inner.words),
    innerCount: inner?.count ?? null,
    title: seal(item.id, item.title.padEnd(80)),
  };
}

export const THINGS = listStatement({
  name: 'things',
  text: `SELECT id, author, decode(words, 'base64'), plain, at, count, "isGood", "isRare", "innerId",
      decode("innerWords", 'base64'), "innerCount", decode(title, 'base64'), 'unseen'::text
    FROM jsonb_to_recordset($1::jsonb) AS thing (id uuid, author uuid, words text, plain text, at timestamptz,
      count int, "isGood" boolean, "isRare" boolean, "innerId" uuid, "innerWords" text, "innerCount" smallint, title text)`,
  columns: {
    id: uuid,
    author: uuid,
    words: orNull(binary),
    plain: orNull(text),
    at: orNull(time),
    count: orNull(integer),
    isGood: orNull(boolean),
    isRare: boolean,
    innerId: orNull(uuid),
    innerWords: orNull(binary),
    innerCount: orNull(integer),
    title: binary,
    hidden: text,
  },
  present({ id, author, plain, at, count, isGood, isRare, innerId, ...row }, open): object {
    const opened = (of: string, words: Buffer | null) => words && open(author, place(of), words);
    const { innerWords, innerCount } = row;
    return {
      id,
      author,
      words: opened(id, row.words),
      plain,
      at,
      count,
      isGood,
      ...(isRare && { isRare }),
      inner: innerId && { id: innerId, words: opened(innerId, innerWords), count: innerCount },
      title: open(author, place(id), row.title).trimEnd(),
    };
  },
});

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.lorem());
/** PostgreSQL's texts have no NUL. */
const anyPlainText = anyText.map((words) => words.replaceAll('\0', ''));
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });

export const anyItem: fc.Arbitrary<Item> = fc
  .record({
    id: fc.uuid(),
    author: fc.constantFrom(...WRITERS),
    words: maybe(anyText),
    plain: maybe(anyPlainText),
    at: maybe(fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })),
    count: maybe(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })),
    isGood: maybe(fc.boolean()),
    isRare: fc.boolean(),
    inner: maybe(
      fc.record({
        id: fc.uuid(),
        words: maybe(anyText),
        count: maybe(fc.integer({ min: -(2 ** 15), max: 2 ** 15 - 1 })),
      }),
    ),
    title: anyPlainText.map((words) => words.trimEnd()),
  })
  .map(({ isRare, inner, title, ...item }) => ({ ...item, ...(isRare && { isRare }), inner, title }));

/** Some items, the same ones each time. */
export const some = (count: number): Item[] => fc.sample(anyItem, { numRuns: count, seed: 7 });
