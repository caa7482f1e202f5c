import { createECDH, createHash, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { encrypt } from '@anew/messaging/aes-gcm';
import type { Client } from 'pg';

const AT_ONCE = 5_000;

const PEOPLE = `
  WITH made AS (
    INSERT INTO users (id, email, created_at, updated_at)
    SELECT id, id || '@example.org', now(), now() FROM unnest($1::uuid[]) AS id RETURNING id),
  couple AS (
    INSERT INTO couples (id, invite_code, version, created_at)
    SELECT id, left(replace(id::text, '-', ''), 30), 1, now() FROM made),
  membership AS (
    INSERT INTO memberships (user_id, couple_id, slot, joined_at)
    SELECT id, id, 1, now() FROM made),
  session AS (
    INSERT INTO sessions (id, user_id, refresh_hash, rotated_at, created_at, expires_at)
    SELECT id, id, uuid_send(id), now(), now(), now() + interval '30 days' FROM made),
  preference AS (
    INSERT INTO preferences (user_id, channel, reminder_time, weekly_letter, time_zone)
    SELECT id, 'push', '19:00', false, 'America/Denver' FROM made),
  device AS (
    INSERT INTO push_subscriptions (session_id, user_id, endpoint_digest, sealed)
    SELECT d.id, d.id, d.digest, d.sealed FROM unnest($1::uuid[], $2::bytea[], $3::bytea[]) AS d (id, digest, sealed))
  INSERT INTO sendings (user_id, kind, due_at, due_day, next_try_at)
  SELECT id, 'reminder', $4, ($4 AT TIME ZONE 'America/Denver')::date, $4 FROM made`;

/** Writes people who are reminded by push at `dueAt`, each in one browser with an address of its own. */
export async function writeReminded(
  client: Client,
  count: number,
  { origin, secret, dueAt }: { origin: string; secret: string; dueAt: Date },
): Promise<void> {
  // Identity-couple seals subscriptions with this key.
  const key = Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64'), '', 'push subscription', 32));
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  for (let written = 0; written < count; written += AT_ONCE) {
    const ids = Array.from({ length: Math.min(AT_ONCE, count - written) }, () => randomUUID());
    const endpoints = ids.map((id) => `${origin}/${id}`);
    const digests = endpoints.map((endpoint) => createHash('sha256').update(endpoint).digest());
    const sealed = ids.map((id, index) =>
      encrypt(key, Buffer.from(JSON.stringify({ endpoint: endpoints[index], keys })), id),
    );
    await client.query(PEOPLE, [ids, digests, sealed, dueAt]);
  }
  await client.query('ANALYZE');
}
