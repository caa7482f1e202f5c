import { Matches } from 'class-validator';

/** 32 bytes in base64. */
export const SECRET_FORM = /^[A-Za-z0-9+/]{43}=$/;

/** Requires 32 bytes in base64 for the setting `name` of a process. */
export const IsSecret = (name: string): PropertyDecorator =>
  Matches(SECRET_FORM, { message: `${name} must be 32 random bytes in base64` });
