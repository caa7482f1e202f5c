import type { Couple, Member, User } from '@anew/contracts/identity/views';
import type { InstanceInfo } from '@anew/contracts/instance/views';

const SINCE = '2025-01-01T00:00:00.000Z';

export const maria: User = {
  id: 'user-maria',
  firstName: 'Maria',
  lastName: 'Lindqvist',
  email: 'maria@example.com',
  avatarUrl: null,
  profileImageUrl: null,
  createdAt: SINCE,
  updatedAt: SINCE,
};

export const sam: User = {
  ...maria,
  id: 'user-sam',
  firstName: 'Sam',
  lastName: 'Okafor',
  email: 'sam@example.com',
};

export const together: Couple = { id: 'couple', inviteCode: 'k7m2x9qa', memberCount: 2, createdAt: SINCE };
export const alone: Couple = { ...together, memberCount: 1 };

export const instance: InstanceInfo = {
  operator: 'Second Spring LLC',
  contact: 'data@secondspring.example',
  backupDays: 21,
  keyBackupDays: 1,
  minimumAge: 18,
};

export function member({
  id,
  firstName,
  lastName,
  email,
  avatarUrl,
  profileImageUrl,
  createdAt,
}: User): Member {
  return { userId: id, firstName, lastName, email, avatarUrl, profileImageUrl, createdAt };
}
