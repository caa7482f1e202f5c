import type { ConversationSummary, Message, MessageSource } from '@anew/contracts/coaching/views';
import type { BytesOpener } from '@anew/persistence/encryption/vault';
import {
  computed,
  flag,
  integer,
  openedAt,
  type Sealed,
  sealed,
  text,
  time,
  unshown,
  uuid,
} from '@anew/persistence/lists/columns';
import { ListStatement } from '@anew/persistence/lists/list-statement';
import type { Row } from '@anew/persistence/lists/row';
import { presentCall } from './conversations.presenter.js';

/** Conversations of $1, either those in the list or, with $2, the hidden ones, newest first. */
export const PAGE = new ListStatement<ConversationSummary>({
  name: 'conversations_page',
  text: `
    SELECT id, user_id, title, updated_at, hidden FROM conversations
    WHERE user_id = $1 AND hidden = $2
      AND (updated_at, id) < (coalesce($3::timestamptz, 'infinity'), coalesce($4::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
    ORDER BY updated_at DESC, id DESC LIMIT $5::int`,
  columns: [
    uuid('id'),
    unshown(uuid('userId')),
    sealed('title', { place: 'conversations.title', row: 'id', author: 'userId', isPadded: true }),
    time('updatedAt'),
    flag('hidden'),
  ],
});

const CONTENT: Sealed = { place: 'messages.content', row: 'id', author: 'userId', isPadded: true };
const SOURCE: Sealed = { place: 'messages.sealed_source', row: 'id', author: 'userId' };

/** Author of a reply, which an earlier release stored unencrypted. */
function sourceOf(row: Row, open: BytesOpener): MessageSource | null {
  const at = row.positionOf('sealedSource');
  const source = row.isNull(at)
    ? row.textAt(row.positionOf('openSource'))
    : openedAt(row, at, SOURCE, open).toString().trimEnd();
  return source as MessageSource | null;
}

function callOf(row: Row, open: BytesOpener): string | undefined {
  if (sourceOf(row, open) !== 'safety') return undefined;
  const content = openedAt(row, row.positionOf('content'), CONTENT, open).toString();
  return presentCall('safety', content).call;
}

/** Messages of the conversation $1 behind position $2, oldest first. Its owner is $3. */
export const MESSAGES = new ListStatement<Message>({
  name: 'messages_behind',
  text: `
    SELECT id, role, content, created_at, $3::uuid, position, sealed_source, source, cut_off FROM messages
    WHERE conversation_id = $1 AND position > $2::int ORDER BY position LIMIT $4::int`,
  columns: [
    uuid('id'),
    text('role'),
    sealed('content', CONTENT),
    time('timestamp'),
    unshown(uuid('userId')),
    unshown(integer('position')),
    unshown(sealed('sealedSource', SOURCE)),
    unshown(text('openSource')),
    computed('source', sourceOf),
    flag('cutOff'),
    computed('call', callOf),
  ],
});
