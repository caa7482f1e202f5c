import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import type { Actor } from '@anew/contracts/actor';
import { CreateEntryDto, EntryChangeDto } from '@anew/contracts/journal/dto';
import { journalRpc } from '@anew/contracts/journal/rpc';
import type { EntriesPage, JournalEntry } from '@anew/contracts/journal/views';
import { RpcClient } from '@anew/messaging/rpc-client';
import { CurrentActor } from '../../auth/current-actor.js';
import { NeedsCouple } from '../../auth/session.guard.js';
import { Forward } from '../../http/forward.js';
import { Answers } from '../../http/openapi/answers.js';
import { ResourceId } from '../../http/resource-id.pipe.js';

/** The byte that a list begins with in JSON; a page is an object. */
const BARE_LIST = '['.charCodeAt(0);

@Controller('journal')
@NeedsCouple()
export class JournalController {
  constructor(
    private readonly forward: Forward,
    private readonly rpc: RpcClient,
  ) {}

  @Get()
  @Answers(200, 'JournalEntry[]')
  async list(@CurrentActor() actor: Actor): Promise<Buffer | JournalEntry[]> {
    const first = await this.forward.to(journalRpc.entries.list, actor, {});
    // Nearly every journal fits into one message, and its list goes on to the client unread.
    if (first[0] === BARE_LIST) return first;
    return this.gather(actor, JSON.parse(first.toString()) as EntriesPage);
  }

  @Post()
  @Answers(201, 'JournalEntry')
  create(@CurrentActor() actor: Actor, @Body() input: CreateEntryDto): Promise<Buffer> {
    return this.forward.to(journalRpc.entries.create, actor, input);
  }

  @Put(':id')
  @Answers(200, 'JournalEntry')
  update(
    @CurrentActor() actor: Actor,
    @Param('id', ResourceId) id: string,
    @Body() change: EntryChangeDto,
  ): Promise<Buffer> {
    return this.forward.to(journalRpc.entries.update, actor, { ...change, id });
  }

  @Delete(':id')
  @HttpCode(204)
  @Answers(204)
  delete(@CurrentActor() actor: Actor, @Param('id', ResourceId) id: string): Promise<void> {
    return this.forward.discard(journalRpc.entries.delete, actor, { id });
  }

  private async gather(actor: Actor, first: EntriesPage): Promise<JournalEntry[]> {
    const gathered = first.entries;
    let after = first.next;
    for (;;) {
      const page = await this.rpc.request(journalRpc.entries.list, actor, { after });
      if (Array.isArray(page)) return gathered.concat(page);
      gathered.push(...page.entries);
      after = page.next;
    }
  }
}
