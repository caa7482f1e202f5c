import Fastify from 'fastify';
import { listJournal } from './journal-sql.js';

const { PORT, READER_ID = '', MEMBER_IDS = '' } = process.env;
const memberIds = MEMBER_IDS.split(',');

/**
 * The lower limit: one prepared statement whose texts are decrypted and whose rows are sent as JSON. It
 * checks no token, knows only one reader, and sends no headers beyond those that HTTP requires.
 */
const fastify = Fastify();
fastify.get('/api/journal', () => listJournal(READER_ID, memberIds));

process.once('SIGTERM', () => process.exit());
await fastify.listen({ port: Number(PORT), host: '127.0.0.1' });
