/**
 * An S3-speaking server, run as a process of its own. The parent tells it how to behave:
 * `{ holdPuts }` keeps what is put waiting, `{ refuseDeletes }` deletes nothing and says so, as S3 does,
 * `{ fails }` can do nothing, `{ saysNothing }` keeps everyone waiting for ever.
 */
import { createServer } from 'node:http';
import S3rver from 's3rver';

const s3 = new S3rver({
  silent: true,
  directory: process.env.DIRECTORY,
  configureBuckets: [{ name: 'pictures' }],
});
await s3.configureBuckets();
const answer = s3.callback();

const WELL = { holdPuts: false, refuseDeletes: false, fails: false, saysNothing: false };
let behaviour = WELL;
/** @type {(() => void)[]} */
let held = [];

const REFUSAL = `<?xml version="1.0" encoding="UTF-8"?>
<DeleteResult><Error><Key>any</Key><Code>AccessDenied</Code><Message>Not you</Message></Error></DeleteResult>`;

const FAILURE = `<?xml version="1.0" encoding="UTF-8"?>
<Error><Code>InternalError</Code><Message>We are looking into it</Message></Error>`;

const server = createServer((request, response) => {
  if (behaviour.saysNothing) return;
  if (behaviour.fails) {
    request
      .resume()
      .on('end', () => response.writeHead(500, { 'content-type': 'application/xml' }).end(FAILURE));
    return;
  }
  if (behaviour.refuseDeletes && request.url?.includes('delete')) {
    request.resume().on('end', () => response.setHeader('content-type', 'application/xml').end(REFUSAL));
    return;
  }
  if (!behaviour.holdPuts || request.method !== 'PUT') return answer(request, response);
  held.push(() => answer(request, response));
  process.send?.('holding');
});

process.on('message', (message) => {
  behaviour = { ...WELL, ...message };
  if (!behaviour.holdPuts) for (const goOn of held.splice(0)) goOn();
  process.send?.('understood');
});
process.on('disconnect', () => process.exit());

server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('listening'));
