import { createSecretKey, randomUUID } from 'node:crypto';
import { encrypt } from '@anew/messaging/aes-gcm';
import type { SignedUp } from '@anew/testkit/person';
import { databaseUrl } from '@anew/testkit/servers';
import { inDatabase } from './harness/database.js';
import type { Product, Service } from './harness/product.js';
import { CONTENT } from './journal-rows.js';
import { authorKeys } from './stored-keys.js';

const ITEMS = 20;
const TITLE = 'What we do about the weekends'.padEnd(80);

/** Seals texts of one person in one service, as the service would. */
async function sealerOf({ user }: SignedUp, product: Product, service: Service) {
  const keys = await authorKeys(product, service);
  const key = createSecretKey(keys[user.id] ?? '', 'base64');
  return (place: string, text: string) => encrypt(key, Buffer.from(text), `${service}|${place}|${user.id}`);
}

/** Older appreciations of the reader, since only one a day can be written. */
export async function writeAppreciations(reader: SignedUp, product: Product): Promise<void> {
  const texts = { appreciation: CONTENT.slice(0, 120), quality: 'patience' };
  await reader.expectOk(reader.post('/api/appreciation', texts));
  const seal = await sealerOf(reader, product, 'journal');
  await inDatabase(databaseUrl(product.postgres, 'journal'), async (client) => {
    for (let day = 1; day < ITEMS; day++) {
      const id = randomUUID();
      await client.query(
        `INSERT INTO appreciations (id, user_id, day, appreciation, quality, created_at)
         VALUES ($1, $2, current_date - $3::int, $4, $5, now() - $3::int * interval '1 day')`,
        [
          id,
          reader.user.id,
          day,
          seal(`appreciations|appreciation|${id}`, texts.appreciation),
          seal(`appreciations|quality|${id}`, texts.quality),
        ],
      );
    }
    await client.query('ANALYZE appreciations');
  });
}

/** Conversations of the reader with the coach. @returns the id of one with messages */
export async function writeConversations(reader: SignedUp, product: Product): Promise<string> {
  const chat = reader.post<{ conversationId: string }>('/api/coaching/chat', { message: CONTENT });
  const { conversationId } = await reader.expectOk(chat);
  const seal = await sealerOf(reader, product, 'coaching');
  await inDatabase(databaseUrl(product.postgres, 'coaching'), async (client) => {
    for (let nth = 1; nth < ITEMS; nth++) {
      const [id, message] = [randomUUID(), randomUUID()];
      await client.query(
        `INSERT INTO conversations (id, user_id, title, updated_at)
         VALUES ($1, $2, $3, now() - $4::int * interval '1 hour')`,
        [id, reader.user.id, seal(`conversations|title|${id}`, TITLE), nth],
      );
      await client.query(
        `INSERT INTO messages (id, conversation_id, role, content, sealed_source, created_at, position)
         VALUES ($1, $2, 'assistant', $3, $4, now(), $5)`,
        [
          message,
          conversationId,
          seal(`messages|content|${message}`, CONTENT),
          seal(`messages|sealed_source|${message}`, 'curated'.padEnd(16)),
          nth + 10,
        ],
      );
    }
    await client.query('ANALYZE conversations, messages');
  });
  return conversationId;
}
