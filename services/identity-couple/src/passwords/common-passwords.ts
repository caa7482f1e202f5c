import { dictionary } from '@zxcvbn-ts/language-common';

const COMMON = new Set(dictionary['passwords-common'].map(String));

/** Whether a password is among the first that anyone would try; letter case does not help. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password) || COMMON.has(password.toLowerCase());
}
