import type { User } from '@anew/contracts/identity/views';
import { addressOf } from '../addresses/address.rules.js';
import type { UserEntity } from './user.entity.js';

export function presentUser(user: UserEntity): User {
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: addressOf(user),
    avatarUrl: user.avatarUrl,
    profileImageUrl: user.avatarUrl,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  };
}
