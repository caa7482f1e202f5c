import { ValidateIf } from 'class-validator';

/**
 * Allows a field to be left out. Unlike class-validator's `IsOptional`, it validates `null` like any other
 * value.
 */
export const Optional = (): PropertyDecorator => ValidateIf((_, value: unknown) => value !== undefined);

/** The fields of an input that were not left out. A class has them all, those left out as `undefined`. */
export function given<T extends object>(fields: T): { [F in keyof T]?: Exclude<T[F], undefined> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [F in keyof T]?: Exclude<T[F], undefined> };
}
