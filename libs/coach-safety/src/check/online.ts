import type { Conversation } from '@anew/contracts/coaching/views';
import type { Coach, CoachReply, Talk } from './coach.js';

type Call = <Answer>(method: string, path: string, body?: unknown) => Promise<Answer>;

/**
 * A running instance. A person who is created for the check and deleted afterward talks with it. The instance
 * must not require people to prove their address, and its RATE_LIMIT_FACTOR must be high.
 */
export async function instanceAt(origin: string): Promise<Coach> {
  const email = `coach-check-${Date.now()}@example.org`;
  const password = `check ${Math.random()} ${email}`;
  const signedUp = await send(origin, '', 'POST', '/api/signup', { email, password });
  const cookies = signedUp.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
  const ask = (method: string, path: string, body?: unknown) =>
    send(origin, cookies.join('; '), method, path, body);
  const call: Call = async <Answer>(method: string, path: string, body?: unknown) =>
    (await (await ask(method, path, body)).json()) as Answer;
  const farewell = { confirm: 'delete my account', currentPassword: password };
  await call('POST', '/api/couples/setup-individual', {});
  return {
    begin: () => new InstanceTalk(call),
    end: async () => {
      await ask('DELETE', '/api/account', farewell);
    },
  };
}

class InstanceTalk implements Talk {
  private conversationId: string | undefined;

  constructor(private readonly call: Call) {}

  async say(message: string): Promise<CoachReply> {
    const { conversationId } = this;
    const body = { message, ...(conversationId !== undefined && { conversationId }) };
    const begun = performance.now();
    const answered = await this.call<{ conversationId: string }>('POST', '/api/coaching/chat', body);
    const milliseconds = performance.now() - begun;
    this.conversationId = answered.conversationId;
    const path = `/api/coaching/conversations/${answered.conversationId}`;
    const reply = (await this.call<Conversation>('GET', path)).messages.at(-1);
    if (reply?.role !== 'assistant') throw new Error('The coach has not answered');
    return { text: reply.content, isSafety: reply.source === 'safety', milliseconds };
  }
}

async function send(
  origin: string,
  cookie: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  const response = await fetch(origin + path, {
    method,
    headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}
