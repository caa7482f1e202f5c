import { Transform } from 'class-transformer';

/** Trims a text before it is validated. Other values stay as they are, so that validation refuses them. */
export const Trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }): unknown => (typeof value === 'string' ? value.trim() : value));
