import type { Actor } from '@anew/contracts/actor';
import { journalRpc } from '@anew/contracts/journal/rpc';
import type { NoInput } from '@anew/contracts/rpc/call';
import { streamedJson } from '@anew/messaging/json-pieces';
import { Caller, Cancellation, Input, StreamHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { AppreciationsRepository } from '../appreciations/appreciations.repository.js';
import { EntriesRepository } from '../entries/entries.repository.js';
import { PhotosRepository } from '../photos/photos.repository.js';
import { ReactionsRepository } from '../reactions/reactions.repository.js';

/** Exports all of a person's own data in this service. */
@Controller()
export class AccountRpcController {
  constructor(
    private readonly entries: EntriesRepository,
    private readonly appreciations: AppreciationsRepository,
    private readonly reactions: ReactionsRepository,
    private readonly photos: PhotosRepository,
  ) {}

  @StreamHandler(journalRpc.account.export)
  export(
    @Caller() { userId }: Actor,
    @Input() _: NoInput,
    @Cancellation() signal: AbortSignal,
  ): AsyncIterable<string> {
    const own = {
      entries: this.photos.withBytes(this.entries.eachOf(userId)),
      appreciations: this.appreciations.eachOf(userId),
      reactions: this.reactions.eachOf(userId),
    };
    return streamedJson(own, signal);
  }
}
