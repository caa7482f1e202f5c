import { beforeEach, describe, expect, it } from '@jest/globals';
import { delay, http, HttpResponse } from 'msw';
import { apiServer } from '#shared/testing/api-server';
import { askForAll } from './reads';

const NEWS = '/api/news';
const JOURNAL = '/api/journal?limit=3';
const TEXT = '/api/content/modules/our-vision';
const NEXT = '</api/journal?limit=3&before=x>; rel="next"';

const server = apiServer();
let asked: string[][];

const event = (path: string, status = 200, body = '[]', link: string | null = null) =>
  `event: read\ndata: ${JSON.stringify({ path, status, link, body })}\n\n`;

/** Answers with these pieces of a stream, which then ends or hangs. */
function answerWith(pieces: string[], { hangs = false } = {}): void {
  server.use(
    http.get('/api/reads', ({ request }) => {
      asked.push(new URL(request.url).searchParams.getAll('path'));
      const body = new ReadableStream<Uint8Array>({
        async start(controller) {
          for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
          if (hangs) await delay('infinite');
          controller.close();
        },
      });
      return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
    }),
  );
}

beforeEach(() => {
  asked = [];
});

describe('the reads of the first screen', () => {
  it('are one request, which names each of them', async () => {
    answerWith([event(NEWS), event(JOURNAL)]);
    const answers = askForAll([NEWS, JOURNAL]);
    await Promise.all(answers.values());
    expect(asked).toEqual([[NEWS, JOURNAL]]);
  });

  it('are each what a request of their own would bring', async () => {
    answerWith([event(NEWS, 200, '{"a":1}'), event(JOURNAL, 200, '[1]', NEXT)]);
    const answers = askForAll([NEWS, JOURNAL]);
    const [news, journal] = [await answers.get(NEWS), await answers.get(JOURNAL)];
    expect([await news?.json(), news?.headers.get('Link')]).toEqual([{ a: 1 }, null]);
    expect([await journal?.json(), journal?.headers.get('Link')]).toEqual([[1], NEXT]);
  });

  it('are put together wherever the network cuts the stream', async () => {
    const text = `: still here\n\n${event(NEWS, 200, '["ä"]')}`;
    answerWith([text.slice(0, 40), text.slice(40, 90), text.slice(90)]);
    const answer = await askForAll([NEWS]).get(NEWS);
    expect(await answer?.json()).toEqual(['ä']);
  });

  it('do not wait for one that hangs', async () => {
    answerWith([event(NEWS)], { hangs: true });
    const answers = askForAll([JOURNAL, NEWS]);
    expect((await answers.get(NEWS))?.status).toBe(200);
  });

  it('keep the failure of one, and leave a refused session to a request of its own', async () => {
    answerWith([event(NEWS, 500, '{}'), event(JOURNAL, 401, '{}')]);
    const answers = askForAll([NEWS, JOURNAL]);
    expect((await answers.get(NEWS))?.status).toBe(500);
    expect(await answers.get(JOURNAL)).toBeUndefined();
  });

  it.each([
    ['the stream ends without them', () => answerWith([])],
    [
      'they are refused',
      () => server.use(http.get('/api/reads', () => HttpResponse.json({}, { status: 404 }))),
    ],
    ['there is no network', () => server.use(http.get('/api/reads', () => HttpResponse.error()))],
  ])('are left to requests of their own when %s', async (_, prepare) => {
    prepare();
    expect(await askForAll([NEWS]).get(NEWS)).toBeUndefined();
  });

  it('do not take the text of a module along, so that the service worker can store it', async () => {
    answerWith([event(NEWS)]);
    server.use(http.get(TEXT, () => HttpResponse.json({ slug: 'our-vision' })));
    const answers = askForAll([NEWS, TEXT]);
    const [answer] = await Promise.all([answers.get(TEXT), answers.get(NEWS)]);
    expect(await answer?.json()).toEqual({ slug: 'our-vision' });
    expect(asked).toEqual([[NEWS]]);
  });
});
