import type { AssessmentResults } from '@anew/contracts/assessment/results';
import type { Member } from '@anew/contracts/identity/views';
import * as words from '@anew/words/assessment';
import { type Shape, SHAPES } from '#shared/lib/shapes';

export interface Person {
  userId: string;
  name: string;
  shape: Shape;
}

export function partnerName(members: readonly Member[], currentUserId: string): string {
  const partner = members.find(({ userId }) => userId !== currentUserId);
  const firstName = partner?.firstName?.trim() ?? '';
  return firstName === '' ? words.yourPartner() : firstName;
}

function scoredIds({ categories }: AssessmentResults): string[] {
  const all = categories.flatMap(({ partners }) => partners.map(({ userId }) => userId));
  return [...new Set(all)];
}

/**
 * Assigns the circle and the diamond. The order of joining decides, so that both partners see the same picture; without
 * the list of members, the order in the results.
 */
export function couplePeople(
  results: AssessmentResults,
  members: readonly Member[],
  currentUserId: string,
): Person[] {
  const scored = scoredIds(results);
  const joined = members.map(({ userId }) => userId).filter((id) => scored.includes(id));
  const ordered = [...new Set([...joined, ...scored])];
  return SHAPES.flatMap((shape, place) =>
    ordered.slice(place, place + 1).map((userId) => ({
      userId,
      shape,
      name:
        userId === currentUserId
          ? words.you()
          : partnerName(
              members.filter((it) => it.userId === userId),
              currentUserId,
            ),
    })),
  );
}
