import type { User } from '@anew/contracts/identity/views';
import { journalRpc } from '@anew/contracts/journal/rpc';
import type { JournalEntry } from '@anew/contracts/journal/views';
import type { Forward } from '../src/http/forward.js';
import type { Reply } from '../src/http/request.js';
import { type Asked, Route } from '../src/http/route.js';
import { SENT } from '../src/http/self-sent.js';

/**
 * Cases for the compiler: each `@ts-expect-error` fails the type check if its line compiles.
 * None of this is run.
 */
export class Cases {
  constructor(
    private readonly forward: Forward,
    private readonly entry: JournalEntry,
    private readonly user: User,
  ) {}

  @Route('POST /api/journal')
  handsOnTheAnswerOfAService({ actor, body }: Asked<'POST /api/journal'>) {
    return this.forward.to(journalRpc.entries.create, actor, body);
  }

  @Route('POST /api/journal')
  makesItsOwnAnswer(): JournalEntry {
    return this.entry;
  }

  // @ts-expect-error -- the map says JournalEntry
  @Route('POST /api/journal')
  answersAnotherType(): User {
    return this.user;
  }

  // @ts-expect-error -- the map says a list of them
  @Route('GET /api/journal')
  answersOneOfAList(): JournalEntry {
    return this.entry;
  }

  // @ts-expect-error -- this subject answers nothing, and the map says JournalEntry
  @Route('POST /api/journal')
  handsOnAnotherSubject({ actor }: Asked<'POST /api/journal'>) {
    return this.forward.to(journalRpc.entries.delete, actor, { id: this.entry.id });
  }

  // @ts-expect-error -- these bytes have no type
  @Route('POST /api/journal')
  answersAnyBytes(): Buffer {
    return Buffer.from('{}');
  }

  // @ts-expect-error -- this route answers nothing
  @Route('DELETE /api/journal/:id')
  answersWhereNothingIsExpected(): JournalEntry {
    return this.entry;
  }

  // @ts-expect-error -- JSON alone is sent for this route, by what the method returns
  @Route('GET /api/couples/current')
  sendsByItself(_: Asked<'GET /api/couples/current'>, reply: Reply) {
    void reply.send('null');
    return SENT;
  }

  @Route('GET /api/journal')
  answersAPage({ actor, query }: Asked<'GET /api/journal'>) {
    return this.forward.page(journalRpc.entries.page, actor, query);
  }

  // @ts-expect-error -- a page of something else
  @Route('GET /api/journal')
  answersAPageOfSomethingElse({ actor, query }: Asked<'GET /api/journal'>) {
    return this.forward.page(journalRpc.appreciations.page, actor, query);
  }

  // @ts-expect-error -- this list cannot be asked for page by page
  @Route('GET /api/modules')
  answersAPageOfAShortList({ actor }: Asked<'GET /api/modules'>) {
    return this.forward.page(journalRpc.entries.page, actor, {});
  }

  // @ts-expect-error -- no such route
  @Route('GET /api/journals')
  answersAnUnknownRoute(): JournalEntry[] {
    return [this.entry];
  }

  // @ts-expect-error -- the body of this route is another
  @Route('POST /api/focuses')
  readsTheBodyOfAnotherRoute({ actor, body }: Asked<'POST /api/journal'>) {
    return this.forward.to(journalRpc.entries.create, actor, body);
  }

  @Route('GET /api/invites/:code')
  asksWhoCalls({ actor, params }: Asked<'GET /api/invites/:code'>): { inviterFirstName: string } {
    // @ts-expect-error -- anyone may call, so there may be nobody signed in
    return { inviterFirstName: `${params.code} ${actor.userId}` };
  }

  @Route('PUT /api/journal/:id')
  readsAnotherParameter({ params }: Asked<'PUT /api/journal/:id'>): JournalEntry {
    // @ts-expect-error -- the parameter is called id
    const { entryId }: { entryId: string } = params;
    return { ...this.entry, id: entryId };
  }

  @Route('PUT /api/journal/:id')
  asksForTheCouple({ actor }: Asked<'PUT /api/journal/:id'>): JournalEntry {
    const coupleId: string = actor.coupleId;
    return { ...this.entry, id: coupleId };
  }

  @Route('GET /api/auth/user')
  asksForACouple({ actor }: Asked<'GET /api/auth/user'>): User {
    // @ts-expect-error -- somebody who is signed in may have no couple
    const coupleId: string = actor.coupleId;
    return { ...this.user, id: coupleId };
  }
}
