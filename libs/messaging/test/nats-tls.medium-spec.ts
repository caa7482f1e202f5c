import { type EncryptedNats, encryptedNats } from '@anew/testkit/encrypted-nats';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect } from '@nats-io/transport-node';
import { NatsLink, serverOptions } from '../src/connection.js';
import { memoryLog } from './fixtures.js';

let nats: EncryptedNats;

beforeAll(async () => {
  nats = await encryptedNats();
});

afterAll(() => nats.discard());

describe('NATS with a certificate from an authority of one’s own', () => {
  it.each(['nats', 'tls'])('is spoken to by %s://, with that authority, encrypted', async (protocol) => {
    const link = await NatsLink.open(
      `${protocol}://${nats.host}`,
      'journal',
      memoryLog().logger,
      nats.caFile,
    );
    expect(link.connection.info?.tls_required).toBe(true);
    const heard = new Promise<string>((resolve) => {
      link.connection.subscribe('greeting', { callback: (_error, message) => resolve(message.string()) });
    });
    link.connection.publish('greeting', 'hello');
    expect(await heard).toBe('hello');
    await link.close();
  });

  it.each([
    ['another authority', () => serverOptions(`tls://${nats.host}`, nats.otherCaFile)],
    ['public authorities alone', () => serverOptions(`tls://${nats.host}`)],
  ])('is not spoken to by whoever knows %s', async (_, options) => {
    await expect(connect({ ...options(), reconnect: false, timeout: 2_000 })).rejects.toThrow(/certificate/i);
  });
});
