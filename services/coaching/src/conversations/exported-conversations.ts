import type { Placed } from '@anew/persistence/pages';
import { Injectable } from '@nestjs/common';
import { presentConversation } from './conversations.presenter.js';
import { ConversationsRepository, type OwnConversation } from './conversations.repository.js';

/** Number of messages of a conversation that are read at a time. */
const PIECE = 20;

/** Exports a person's conversations one after another, oldest first, each in pieces of a few messages. */
@Injectable()
export class ExportedConversations {
  constructor(private readonly conversations: ConversationsRepository) {}

  /**
   * Next piece after the cursor, which has the form `<conversation id> <position of its last message>`. The
   * list is empty at the end.
   */
  async next(userId: string, after?: string): Promise<Placed[]> {
    const [id, position] = after?.split(' ') ?? [];
    const begun = id === undefined ? null : await this.conversations.findOf(userId, id);
    const goesOn = begun ? await this.piece(begun, Number(position)) : null;
    if (goesOn && goesOn.item.messages.length > 0) return [goesOn];
    const following = await this.conversations.findFollowing(userId, id);
    return following ? [await this.piece(following, 0)] : [];
  }

  private async piece(conversation: OwnConversation, after: number) {
    const messages = await this.conversations.listMessagesAfter(conversation, after, PIECE);
    const place = `${conversation.id} ${messages.at(-1)?.position ?? after}`;
    return { place, item: presentConversation(conversation, messages) };
  }
}
