import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

const { PROVIDER_URL, PORT } = process.env;

/** The lower limit: it forwards the provider's answer unread, without users and without storage. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') return void response.end();
  const { message } = (await json(request)) as { message: string };
  const reply = await fetch(`${PROVIDER_URL}/v1/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ stream: true, messages: [{ role: 'user', content: message }] }),
  });
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (reply.body) await pipeline(Readable.fromWeb(reply.body), response);
}

process.once('SIGTERM', () => process.exit());
createServer((request, response) => {
  answer(request, response).catch(() => response.destroy());
}).listen(Number(PORT), '127.0.0.1');
