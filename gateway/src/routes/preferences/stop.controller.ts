import { StopLinkDto } from '@anew/contracts/identity/preferences-dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { RpcClient } from '@anew/messaging/rpc-client';
import { Controller } from '@nestjs/common';
import { parseBody } from '../../http/parse-body.js';
import type { Reply } from '../../http/request.js';
import { type Asked, Route } from '../../http/route.js';
import { visitorOf } from '../../http/visitor.js';
import { answerPost, sendRefusal } from '../sign-in/pages/form-answer.js';
import { sendFormPage } from '../sign-in/pages/form-page.js';
import { stopPage, stoppedPage } from '../sign-in/pages/stop-pages.js';

/** Stops reminders and letters by a link from one of them, so that nobody has to sign in for it. */
@Controller()
export class StopController {
  constructor(private readonly rpc: RpcClient) {}

  @Route('GET /api/reminders/stop')
  page({ query: { token = '' } }: Asked<'GET /api/reminders/stop'>, reply: Reply) {
    return sendFormPage(reply, 200, stopPage(token));
  }

  /** The token is in the address if a mail program makes the call, because its body is fixed. */
  @Route('POST /api/reminders/stop')
  stop({ body, query, request }: Asked<'POST /api/reminders/stop'>, reply: Reply) {
    const token = body?.token ?? query.token;
    return answerPost(request, {
      attempt: async () => {
        const input = await parseBody(StopLinkDto, { token });
        await this.rpc.request(identityRpc.reminders.stop, visitorOf(request), input);
        return {};
      },
      done: () => sendFormPage(reply, 200, stoppedPage()),
      refused: (error) => sendRefusal(reply, error, stopPage(typeof token === 'string' ? token : '', error)),
    });
  }
}
