import type { Readable } from 'node:stream';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import type { Actor } from '@anew/contracts/actor';
import { CreateEntryDto, EntryChangeDto } from '@anew/contracts/journal/dto';
import { journalRpc } from '@anew/contracts/journal/rpc';
import { CurrentActor } from '../../auth/current-actor.js';
import { NeedsCouple } from '../../auth/session.guard.js';
import { Forward } from '../../http/forward.js';
import { Answers } from '../../http/openapi/answers.js';
import { ResourceId } from '../../http/resource-id.pipe.js';

@Controller('journal')
@NeedsCouple()
export class JournalController {
  constructor(private readonly forward: Forward) {}

  @Get()
  @Answers(200, 'JournalEntry[]')
  list(@CurrentActor() actor: Actor): Promise<Buffer | Readable> {
    return this.forward.whole(journalRpc.entries.list, actor, {});
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
}
