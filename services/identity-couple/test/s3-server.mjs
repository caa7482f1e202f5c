/**
 * An S3-compatible server that runs as a separate process. The parent controls its behavior:
 * `{ holdPuts }` holds back uploads, `{ refuseDeletes }` deletes nothing and says so, as S3 does,
 * `{ fails }` fails every request, `{ saysNothing }` never answers.
 */
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { S3Bucket, xml } from './s3-bucket.mjs';

/** @typedef {{ holdPuts?: boolean, refuseDeletes?: boolean, fails?: boolean, saysNothing?: boolean }} Behaviour */

const bucket = new S3Bucket(process.env.DIRECTORY ?? '');
/** @type {Behaviour} */
let behaviour = {};
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
  if (behaviour.saysNothing) return;
  const { method = '' } = request;
  const url = new URL(request.url ?? '', 'http://bucket');
  const body = await buffer(request);
  if (behaviour.holdPuts && method === 'PUT') await released();
  const isRefused = behaviour.refuseDeletes && url.searchParams.has('delete');
  const refusal = behaviour.fails ? xml(FAILURE, 500) : isRefused ? xml(REFUSAL) : undefined;
  const answer = refusal ?? bucket.answer(method, url, body);
  response.writeHead(answer.status, answer.type ? { 'content-type': answer.type } : {}).end(answer.body);
});

process.on('message', (/** @type {Behaviour} */ message) => {
  behaviour = message;
  if (!behaviour.holdPuts) for (const goOn of held.splice(0)) goOn();
  process.send?.('understood');
});
process.on('disconnect', () => process.exit());

server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('listening'));
