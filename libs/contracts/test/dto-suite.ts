import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';

export type Body = Record<string, unknown>;
export type Dto<T extends object> = new () => T;

/** Reads a body as the gateway and the services do. */
export function parse<T extends object>(
  Class: Dto<T>,
  body: Body,
): { value: T; wrong: Record<string, string[]> } {
  const value = plainToInstance(Class, body);
  const errors = validateSync(value, { whitelist: true, forbidNonWhitelisted: true });
  const messages = errors.map(({ property, constraints }): [string, string[]] => [
    property,
    Object.values(constraints ?? {}),
  ]);
  return { value, wrong: Object.fromEntries(messages) };
}

interface Suite<T extends object> {
  Class: Dto<T>;
  good: Body;
  /** Fields with values that pass, and the resulting value if it differs. */
  accepts: [field: keyof T & string, value: unknown, becomes?: unknown][];
  refuses: [field: keyof T & string, value: unknown][];
}

/** Cases of one DTO: what it takes and what it refuses, field by field. */
export function describeDto<T extends object>(
  name: string,
  { Class, good, accepts, refuses }: Suite<T>,
): void {
  describe(name, () => {
    it('takes a good body', () => {
      expect(parse(Class, good).wrong).toEqual({});
    });

    it('refuses a field that it does not have', () => {
      expect(Object.keys(parse(Class, { ...good, isAdmin: true }).wrong)).toEqual(['isAdmin']);
    });

    it.each(
      accepts.map(([field, value, ...rest]) => ({
        field,
        value,
        becomes: rest.length > 0 ? rest[0] : value,
      })),
    )('takes $field $value', ({ field, value, becomes }) => {
      const parsed = parse(Class, { ...good, [field]: value });
      expect(parsed.wrong).toEqual({});
      expect(parsed.value[field]).toEqual(becomes);
    });

    it.each(refuses.map(([field, value]) => ({ field, value })))(
      'refuses $field $value, and names that field alone',
      ({ field, value }) => {
        const { wrong } = parse(Class, { ...good, [field]: value });
        expect(Object.keys(wrong)).toEqual([field]);
      },
    );
  });
}
