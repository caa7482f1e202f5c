import { Transform } from 'class-transformer';

/** Removes white space around a text before it is checked; what is no text stays as it is, to be refused. */
export const Trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }): unknown => (typeof value === 'string' ? value.trim() : value));
