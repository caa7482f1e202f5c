import type { Couple, CoupleNews } from '@anew/contracts/identity/views';
import { type Answer, PASSWORD, type Person } from '@anew/testkit/person';

export const setUp = (person: Person): Promise<Answer<Couple>> =>
  person.post<Couple>('/api/couples/setup-individual');

export const merge = (person: Person, partnerInviteCode: unknown): Promise<Answer<Couple>> =>
  person.post<Couple>('/api/couples/merge', { partnerInviteCode });

export const join = (person: Person, inviteCode: unknown): Promise<Answer<Couple>> =>
  person.post<Couple>('/api/couples/join-invite', { inviteCode });

export const leave = (person: Person): Promise<Answer> =>
  person.post('/api/couples/leave', { currentPassword: PASSWORD });

export const undoJoin = (person: Person): Promise<Answer<Couple>> =>
  person.post<Couple>('/api/couples/undo-join');

export const newsOf = (person: Person): Promise<CoupleNews | null> =>
  person.expectOk(person.get<CoupleNews | null>('/api/couples/news'));

export async function coupleOf(person: Person): Promise<Couple | null> {
  return person.expectOk(person.get<Couple | null>('/api/couples/current'));
}

/** User ids of the members, as `person` sees them. */
export async function membersSeenBy(person: Person): Promise<string[]> {
  const members = await person.expectOk(person.get<{ userId: string }[]>('/api/couples/members'));
  return members.map(({ userId }) => userId);
}
