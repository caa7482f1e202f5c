import type { User } from '@anew/contracts/identity/views';

export const PERSONAL_FIELDS = ['firstName', 'lastName', 'email'] as const;
export type PersonalField = (typeof PERSONAL_FIELDS)[number];
export type Personal = Record<PersonalField, string>;

export function personalOf({ firstName, lastName, email }: User): Personal {
  return { firstName: firstName ?? '', lastName: lastName ?? '', email };
}

function asStored(field: PersonalField, value: string): string {
  return field === 'email' ? value.trim().toLowerCase() : value.trim();
}

/** The fields that differ from what is stored; null when none does. */
export function changesTo(user: User, entered: Personal): Partial<Personal> | null {
  const stored = personalOf(user);
  const changes = PERSONAL_FIELDS.map((field) => [field, asStored(field, entered[field])] as const).filter(
    ([field, value]) => value !== asStored(field, stored[field]),
  );
  return changes.length > 0 ? Object.fromEntries(changes) : null;
}
