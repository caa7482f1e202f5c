import { Transform } from 'class-transformer';

/** A character that leaves something on the page. Hidden ones, such as a zero-width space, leave nothing. */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/u;

export const isVisible = (text: string): boolean => VISIBLE.test(text);

const trimmed = (text: string): string => (isVisible(text) ? text.trim() : '');

/**
 * Trims a text before it is validated, so that one in which nothing can be seen is empty. Other values stay as they
 * are, so that validation refuses them.
 */
export const Trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }): unknown => (typeof value === 'string' ? trimmed(value) : value));
