import type { Actor } from '@anew/contracts/actor';
import { PeriodPageDto, SaveAppreciationDto } from '@anew/contracts/journal/dto';
import { journalRpc } from '@anew/contracts/journal/rpc';
import type { Appreciation, AppreciationStats } from '@anew/contracts/journal/views';
import type { ListPage } from '@anew/contracts/list-page';
import type { JsonBytes } from '@anew/messaging/json-bytes';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { AppreciationsService } from './appreciations.service.js';

@Controller()
export class AppreciationsRpcController {
  constructor(private readonly appreciations: AppreciationsService) {}

  @RpcHandler(journalRpc.appreciations.page)
  page(@Caller() actor: Actor, @Input() input: PeriodPageDto): Promise<JsonBytes<ListPage<Appreciation>>> {
    return this.appreciations.page(actor, input);
  }

  @RpcHandler(journalRpc.appreciations.stats)
  stats(@Caller() actor: Actor): Promise<AppreciationStats> {
    return this.appreciations.stats(actor);
  }

  @RpcHandler(journalRpc.appreciations.today)
  today(@Caller() actor: Actor): Promise<Appreciation | null> {
    return this.appreciations.today(actor);
  }

  @RpcHandler(journalRpc.appreciations.save)
  save(@Caller() actor: Actor, @Input() input: SaveAppreciationDto): Promise<Appreciation> {
    return this.appreciations.save(actor, input);
  }
}
