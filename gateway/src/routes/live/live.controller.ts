import { Controller } from '@nestjs/common';
import type { Reply } from '../../http/request.js';
import { type Asked, Route } from '../../http/route.js';
import { SENT } from '../../http/self-sent.js';
import { LiveStreams } from './live-streams.js';

const HEADERS = {
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
  // The connection ends with the stream, so that a gateway that stops is not kept waiting for it.
  Connection: 'close',
};

@Controller()
export class LiveController {
  constructor(private readonly streams: LiveStreams) {}

  @Route('GET /api/live')
  listen({ actor, request }: Asked<'GET /api/live'>, reply: Reply) {
    const { requestId, timeZone, userId, sessionId, coupleId } = actor;
    void reply.headers(HEADERS).type('text/event-stream; charset=utf-8');
    // HEAD asks for the headers alone.
    if (request.method === 'HEAD') void reply.send();
    else
      void reply.send(
        this.streams.open({
          context: { requestId, timeZone },
          userId,
          sessionId,
          coupleId,
          until: request.signedInUntil ?? 0,
        }),
      );
    return SENT;
  }
}
