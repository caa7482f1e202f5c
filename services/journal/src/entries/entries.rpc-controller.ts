import type { Actor } from '@anew/contracts/actor';
import {
  CreateEntryDto,
  EntriesPageDto,
  EntryRefDto,
  JournalMonthDto,
  UpdateEntryDto,
} from '@anew/contracts/journal/dto';
import { journalRpc } from '@anew/contracts/journal/rpc';
import type { JournalDay, JournalEntry, JournalStats } from '@anew/contracts/journal/views';
import type { ListPage } from '@anew/contracts/list-page';
import type { JsonBytes } from '@anew/messaging/json-bytes';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { EntriesService } from './entries.service.js';

@Controller()
export class EntriesRpcController {
  constructor(private readonly entries: EntriesService) {}

  @RpcHandler(journalRpc.entries.page)
  page(@Caller() actor: Actor, @Input() input: EntriesPageDto): Promise<JsonBytes<ListPage<JournalEntry>>> {
    return this.entries.page(actor, input);
  }

  @RpcHandler(journalRpc.entries.stats)
  stats(@Caller() actor: Actor): Promise<JournalStats> {
    return this.entries.stats(actor);
  }

  @RpcHandler(journalRpc.entries.days)
  days(@Caller() actor: Actor, @Input() input: JournalMonthDto): Promise<JournalDay[]> {
    return this.entries.days(actor, input);
  }

  @RpcHandler(journalRpc.entries.create)
  create(@Caller() actor: Actor, @Input() input: CreateEntryDto): Promise<JournalEntry> {
    return this.entries.create(actor, input);
  }

  @RpcHandler(journalRpc.entries.update)
  update(@Caller() actor: Actor, @Input() input: UpdateEntryDto): Promise<JournalEntry> {
    return this.entries.update(actor, input);
  }

  @RpcHandler(journalRpc.entries.delete)
  delete(@Caller() actor: Actor, @Input() input: EntryRefDto): Promise<null> {
    return this.entries.delete(actor, input);
  }
}
