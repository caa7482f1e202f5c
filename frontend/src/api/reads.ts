import type { QueryOf } from '@anew/contracts/http/map';
import type { ReadAnswer } from '@anew/contracts/reads/views';
import { headersFor } from '#shared/api/headers';
import { MODULE_TEXT_ROUTE } from './addresses';

const [MODULE_TEXT = ''] = MODULE_TEXT_ROUTE.split(':');
const UNAUTHORIZED = 401;
const EVENT_END = '\n\n';

type Answers = Map<string, Promise<Response | undefined>>;
type Give = (answer?: Response) => void;

const ask = (address: string) => fetch(address, { credentials: 'include', headers: headersFor({}) });

/** A refused session is not taken for an answer: the read by itself may renew it. */
function responseOf({ status, link, body }: ReadAnswer): Response | undefined {
  if (status === UNAUTHORIZED) return undefined;
  return new Response(body === '' ? null : body, { status, headers: link === null ? {} : { Link: link } });
}

/** Hands each answer of the stream to the code that waits for it, as soon as it comes. */
async function handOut({ ok, body }: Response, waiting: ReadonlyMap<string, Give>): Promise<void> {
  if (!ok || !body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const events = (text + piece.value).split(EVENT_END);
    text = events.pop() ?? '';
    for (const event of events) {
      const [, data] = event.split('\ndata: ');
      if (data === undefined) continue;
      const answer = JSON.parse(data) as ReadAnswer;
      waiting.get(answer.path)?.(responseOf(answer));
    }
  }
}

/**
 * Sends several reads as one request. Each answer resolves when it is there, so that none waits for another. It is
 * undefined if it does not come: the app then sends that read by itself.
 */
function askTogether(path: string[]): Answers {
  const waiting = new Map<string, Give>();
  const answers: Answers = new Map(
    path.map((address) => [address, new Promise((resolve) => waiting.set(address, resolve))]),
  );
  const end = () => waiting.forEach((give) => give());
  const query: QueryOf<'GET /api/reads'> = { path };
  const search = new URLSearchParams(query.path.map((address) => ['path', address]));
  ask(`/api/reads?${search.toString()}`)
    .then((response) => handOut(response, waiting))
    .then(end, end);
  return answers;
}

/**
 * Sends the reads of the first screen. Texts of modules are read by themselves, because the service worker stores
 * the answers.
 */
export function askForAll(addresses: string[]): Answers {
  const isText = (address: string) => address.startsWith(MODULE_TEXT);
  const answers = askTogether(addresses.filter((address) => !isText(address)));
  for (const address of addresses.filter(isText))
    answers.set(
      address,
      ask(address).catch(() => undefined),
    );
  return answers;
}
