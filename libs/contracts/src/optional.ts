import { ValidateIf } from 'class-validator';

/** May be left out. Unlike class-validator's `IsOptional`, `null` is a value like any other and checked. */
export const Optional = (): PropertyDecorator => ValidateIf((_, value: unknown) => value !== undefined);
