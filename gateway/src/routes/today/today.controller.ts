import { contentRpc } from '@anew/contracts/content/rpc';
import { Controller } from '@nestjs/common';
import { Forward } from '../../http/forward.js';
import { type Asked, Route } from '../../http/route.js';

/** Calls for the quote and the activity of the day. */
@Controller()
export class TodayController {
  constructor(private readonly forward: Forward) {}

  @Route('GET /api/quotes/today')
  quote({ actor }: Asked<'GET /api/quotes/today'>) {
    return this.forward.to(contentRpc.today.quote, actor, {});
  }

  @Route('GET /api/connection-activities/today')
  activity({ actor }: Asked<'GET /api/connection-activities/today'>) {
    return this.forward.to(contentRpc.today.activity, actor, {});
  }

  @Route('POST /api/activities/today/another')
  another({ actor }: Asked<'POST /api/activities/today/another'>) {
    return this.forward.to(contentRpc.activities.another, actor, {});
  }

  @Route('POST /api/connection-activities/:activityId/complete')
  complete({
    actor,
    params: { activityId },
    body: said,
  }: Asked<'POST /api/connection-activities/:activityId/complete'>) {
    return this.forward.to(contentRpc.activities.complete, actor, { ...said, activityId });
  }
}
