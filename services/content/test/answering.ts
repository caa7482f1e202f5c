import type { Actor } from '@anew/contracts/actor';
import { contentRpc } from '@anew/contracts/content/rpc';
import type { PageDto } from '@anew/contracts/list-page';
import { couple } from '@anew/service-testkit/actors';
import type { ServiceAlone } from '@anew/service-testkit/service-alone';

export const SEALED = { answered: true, passed: false };
export const INVALID = { kind: 'invalid', code: 'validation_failed' };
export const NOT_FOUND = { kind: 'not_found', code: 'not_found' };

const { today: todayRpc, prompts } = contentRpc;

/** A day lies between these two, whatever time it is. */
export const beforeMidnight = (actor: Actor): Actor => ({ ...actor, timeZone: 'Etc/GMT+12' });
export const afterMidnight = (actor: Actor): Actor => ({ ...actor, timeZone: 'Etc/GMT-12' });
export const withKey = (actor: Actor, idempotencyKey: string): Actor => ({ ...actor, idempotencyKey });

/** The same person in the same couple account, which the partner has left. */
export const leftBehind = (actor: Actor): Actor => ({
  ...actor,
  memberIds: [actor.userId],
  togetherSince: null,
});

/** What people do with the questions of a running service. */
export function answering(service: () => ServiceAlone) {
  const today = (actor: Actor) => service().ask(todayRpc.prompt, actor, {});
  const answer = (actor: Actor, promptId: string, text: string) =>
    service().ask(prompts.answer, actor, { promptId, text });
  const pass = (actor: Actor, promptId: string) => service().ask(prompts.pass, actor, { promptId });
  const reply = (actor: Actor, promptId: string, text: string) =>
    service().ask(prompts.reply, actor, { promptId, text });
  const another = (actor: Actor) => service().ask(prompts.another, actor, {});
  const answered = (actor: Actor, page: PageDto = {}) => service().ask(prompts.answered, actor, page);
  const history = async (actor: Actor) => (await answered(actor)).items;

  /** Two who have both answered. */
  async function open(): Promise<{ a: Actor; b: Actor; id: string }> {
    const [a, b] = couple();
    const { id } = await today(a);
    await answer(a, id, 'the answer of a');
    await answer(b, id, 'the answer of b');
    return { a, b, id };
  }

  /** Puts the couple's question, and what was said to it, so many days back. */
  async function passDays(id: string, { userId }: Actor, days: number): Promise<void> {
    const [row] = await service().database.query<{ couple_id: string; day: string }>(
      'SELECT couple_id, day::text FROM prompt_answers WHERE prompt_id = $1 AND user_id = $2',
      [id, userId],
    );
    for (const table of ['prompt_answers', 'daily_choices'])
      await service().database.query(
        `UPDATE ${table} SET day = day - $3::int WHERE couple_id = $1 AND day = $2`,
        [row?.couple_id, row?.day, days],
      );
  }

  return { today, answer, pass, reply, another, answered, history, open, passDays };
}
