import type { Answer, Person } from '@anew/testkit/person';

const NEXT = /^<([^>]+)>; rel="next"$/;

/** Follows `Link` from page to page of a list. */
export async function linkedPages<Item>(person: Person, address: string): Promise<Item[][]> {
  const pages: Item[][] = [];
  for (let next: string | undefined = address; next !== undefined;) {
    const answer: Answer<Item[]> = await person.get<Item[]>(next);
    if (answer.status !== 200) throw new Error(`${next} answered ${answer.status}`);
    pages.push(answer.body);
    next = NEXT.exec(answer.headers.get('link') ?? '')?.[1];
  }
  return pages;
}
