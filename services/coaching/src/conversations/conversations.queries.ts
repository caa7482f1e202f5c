import type { ConversationSummary, Message } from '@anew/contracts/coaching/views';
import { listStatement } from '@anew/persistence/lists/list-statement';
import {
  binary,
  boolean,
  integer,
  type Kind,
  orNull,
  text,
  time,
  uuid,
} from '@anew/persistence/lists/values';
import { presentMessage, presentSummary } from './conversations.presenter.js';
import { openedContent, openedSource, openedTitle } from './sealed-parts.js';

/** Conversations of $1, either those in the list or, with $2, the hidden ones, newest first. */
export const PAGE = listStatement({
  name: 'conversations_page',
  text: `
    SELECT id, user_id, title, updated_at, hidden FROM conversations
    WHERE user_id = $1 AND hidden = $2
      AND (updated_at, id) < (coalesce($3::timestamptz, 'infinity'), coalesce($4::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
    ORDER BY updated_at DESC, id DESC LIMIT $5::int`,
  columns: { id: uuid, userId: uuid, title: binary, updatedAt: time, hidden: boolean },
  present: (row, open): ConversationSummary =>
    presentSummary({ ...row, title: openedTitle(open, row.userId, row) }),
});

/** Messages of the conversation $1 behind position $2, oldest first. Its owner is $3. */
export const MESSAGES = listStatement({
  name: 'messages_behind',
  text: `
    SELECT id, role, content, created_at, $3::uuid, position, sealed_source, source, cut_off FROM messages
    WHERE conversation_id = $1 AND position > $2::int ORDER BY position LIMIT $4::int`,
  columns: {
    id: uuid,
    role: text as Kind<Message['role']>,
    content: binary,
    createdAt: time,
    userId: uuid,
    position: integer,
    sealedSource: orNull(binary),
    // Author of a reply from before authors were sealed.
    source: orNull(text),
    cutOff: boolean,
  },
  present: (row, open): Message =>
    presentMessage({
      ...row,
      content: openedContent(open, row.userId, row),
      source: openedSource(open, row.userId, row),
    }),
});
