import type { Conversation } from '@anew/contracts/coaching/views';
import type { CheckedMessage } from './message.js';
import { type Outcome, outcomeOf } from './outcome.js';

/** A person made for the check at a running instance. Set its RATE_LIMIT_FACTOR high. */
export class OnlineCheck {
  private constructor(
    private readonly origin: string,
    private readonly cookies: string,
  ) {}

  static async at(origin: string): Promise<OnlineCheck> {
    const email = `coach-check-${Date.now()}@example.org`;
    const response = await fetch(`${origin}/api/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: `check ${Math.random()} ${email}` }),
    });
    if (!response.ok) throw new Error(`Signing up: ${response.status} ${await response.text()}`);
    const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
    const check = new OnlineCheck(origin, cookies.join('; '));
    await check.call('POST', '/api/couples/setup-individual', {});
    return check;
  }

  async check({ before = [], text }: CheckedMessage): Promise<Outcome> {
    let conversationId: string | undefined;
    for (const message of before) conversationId = await this.say(message, conversationId);
    const begun = performance.now();
    conversationId = await this.say(text, conversationId);
    const milliseconds = performance.now() - begun;
    const { messages } = await this.call<Conversation>(
      'GET',
      `/api/coaching/conversations/${conversationId}`,
    );
    const reply = messages.at(-1);
    return outcomeOf(reply?.content ?? '', reply?.source === 'safety', milliseconds);
  }

  private async say(message: string, conversationId?: string): Promise<string> {
    const body = { message, ...(conversationId !== undefined && { conversationId }) };
    return (await this.call<{ conversationId: string }>('POST', '/api/coaching/chat', body)).conversationId;
  }

  private async call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(this.origin + path, {
      method,
      headers: { cookie: this.cookies, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  }
}
