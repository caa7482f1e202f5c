/**
 * An S3-compatible server that runs as a separate process. The parent controls its behavior:
 * `{ holdPuts }` holds back uploads, `{ refuseDeletes }` deletes nothing and says so, as S3 does,
 * `{ fails }` fails every request, `{ saysNothing }` never answers. Whoever hangs up has stored nothing.
 */
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { S3Bucket, xml } from './s3-bucket.mjs';

/** @typedef {{ holdPuts?: boolean, refuseDeletes?: boolean, fails?: boolean, saysNothing?: boolean }} Behavior */

const bucket = new S3Bucket(process.env.DIRECTORY ?? '');
/** @type {Behavior} */
let behavior = {};
/** @type {(() => void)[]} */
const held = [];

const REFUSAL =
  '<DeleteResult><Error><Key>any</Key><Code>AccessDenied</Code><Message>Not you</Message></Error></DeleteResult>';
const FAILURE = '<Error><Code>InternalError</Code><Message>We are looking into it</Message></Error>';

/** @returns {Promise<void>} until uploads are no longer held back */
function released() {
  process.send?.('holding');
  return new Promise((resolve) => held.push(resolve));
}

const server = createServer(async (request, response) => {
  if (behavior.saysNothing) return;
  const { method = '' } = request;
  const url = new URL(request.url ?? '', 'http://bucket');
  const body = await buffer(request);
  if (behavior.holdPuts && method === 'PUT') await released();
  if (response.destroyed) return;
  const isRefused = behavior.refuseDeletes && url.searchParams.has('delete');
  const refusal = behavior.fails ? xml(FAILURE, 500) : isRefused ? xml(REFUSAL) : undefined;
  const answer = refusal ?? bucket.answer(method, url, body);
  response.writeHead(answer.status, answer.type ? { 'content-type': answer.type } : {}).end(answer.body);
});

process.on('message', (/** @type {Behavior} */ message) => {
  behavior = message;
  if (!behavior.holdPuts) for (const goOn of held.splice(0)) goOn();
  process.send?.('understood');
});
process.on('disconnect', () => process.exit());

server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('listening'));
