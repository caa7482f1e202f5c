import type { UpdateProfileDto } from '@anew/contracts/identity/dto';
import { v7 as uuidv7 } from 'uuid';
import { placeholderOf } from '../addresses/address.rules.js';
import type { UserEntity } from './user.entity.js';

interface NewUser {
  email: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
}

/** State of an address: proved, claimed and to be proved, or on an instance without such proof. */
export type Standing = 'proved' | 'claimed' | 'unasked';

/** @param passwordHash null for someone who signs in with a provider */
export function newUser(
  { email, firstName, lastName }: NewUser,
  passwordHash: string | null,
  standing: Standing,
): UserEntity {
  const now = new Date();
  const id = uuidv7();
  const isClaimed = standing === 'claimed';
  return {
    id,
    email: isClaimed ? placeholderOf(id) : email,
    claimedEmail: isClaimed ? email : null,
    emailProvedAt: standing === 'proved' ? now : null,
    passwordHash,
    firstName: nameOrNull(firstName),
    lastName: nameOrNull(lastName),
    avatarUrl: null,
    createdAt: now,
    updatedAt: now,
  };
}

/** Given fields in their stored form. */
export function profileChange({ firstName, lastName, email }: UpdateProfileDto): Partial<UserEntity> {
  return {
    ...(firstName !== undefined && { firstName: nameOrNull(firstName) }),
    ...(lastName !== undefined && { lastName: nameOrNull(lastName) }),
    ...(email !== undefined && { email }),
  };
}

function nameOrNull(name: string | undefined): string | null {
  return name === undefined || name === '' ? null : name;
}
