import { ValidateIf } from 'class-validator';

/**
 * Allows a field to be left out. Unlike class-validator's `IsOptional`, it validates `null` like any other
 * value.
 */
export const Optional = (): PropertyDecorator => ValidateIf((_, value: unknown) => value !== undefined);
