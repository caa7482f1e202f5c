import type { ServerResponse } from 'node:http';
import type { Asked } from './fake-provider.js';

export type Protocol = 'anthropic' | 'openai';

/** A judgement as a model writes it. */
export interface WrittenJudgement {
  verdict: 'clear' | 'unsure' | 'concern';
  concern: 'child-in-danger' | 'suicide' | 'violence' | 'harming-others' | 'none';
  about: 'self' | 'other';
  language: string;
}

/** Bytes of a reply in one protocol. */
interface Wire {
  begin: string;
  piece: (text: string) => string;
  end: string;
  /** End of a reply at its largest number of tokens. */
  limit: string;
  /** End of a reply that the model declines to write. */
  decline: string;
  /** Message that the provider sends in pauses. */
  ping: string;
  /** Failure in the middle of a reply. */
  error: (type: string, message: string) => string;
  refusal: (type: string, message: string) => object;
}

const event = (data: { type: string }): string => `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`;
const data = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;

/** @param type such as `content_block_delta` */
const anthropicEvent = (type: string, rest: object = {}): string => event({ type, ...rest });

const MESSAGE = {
  id: 'msg_fake',
  type: 'message',
  role: 'assistant',
  model: 'fake',
  content: [],
  stop_reason: null,
  stop_sequence: null,
  usage: { input_tokens: 10, output_tokens: 1 },
};

const anthropicEnd = (reason: string): string =>
  anthropicEvent('content_block_stop', { index: 0 }) +
  anthropicEvent('message_delta', {
    delta: { stop_reason: reason, stop_sequence: null },
    usage: { output_tokens: 12 },
  }) +
  anthropicEvent('message_stop');

const anthropic: Wire = {
  begin:
    anthropicEvent('message_start', { message: MESSAGE }) +
    anthropicEvent('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }) +
    anthropicEvent('ping'),
  piece: (text) => anthropicEvent('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
  end: anthropicEnd('end_turn'),
  limit: anthropicEnd('max_tokens'),
  decline: anthropicEnd('refusal'),
  ping: anthropicEvent('ping'),
  error: (type, message) => anthropicEvent('error', { error: { type, message } }),
  refusal: (type, message) => ({ type: 'error', error: { type, message }, request_id: 'req_fake' }),
};

const chunk = (delta: object, finish: string | null = null): string =>
  data({
    id: 'chatcmpl-fake',
    object: 'chat.completion.chunk',
    created: 1_790_000_000,
    model: 'fake',
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
  });

const openai: Wire = {
  begin: chunk({ role: 'assistant', content: '' }),
  piece: (content) => chunk({ content }),
  end: `${chunk({}, 'stop')}data: [DONE]\n\n`,
  limit: `${chunk({}, 'length')}data: [DONE]\n\n`,
  decline: `${chunk({ refusal: 'I’m sorry, I can’t help with that.' })}${chunk({}, 'stop')}data: [DONE]\n\n`,
  ping: ': ping\n\n',
  error: (type, message) => data({ error: { type, message, param: null, code: type } }),
  refusal: (type, message) => ({ error: { type, message, param: null, code: type } }),
};

const WIRES: Readonly<Record<Protocol, Wire>> = { anthropic, openai };

/** Answer to one request while it is being written. */
export class AskedReply {
  isOver = false;
  private readonly wire: Wire;

  constructor(
    readonly asked: Asked,
    private readonly response: ServerResponse,
  ) {
    this.wire = WIRES[asked.protocol];
  }

  /** Writes a whole reply. */
  say(...pieces: string[]): void {
    for (const piece of pieces) this.piece(piece);
    this.end();
  }

  /** Writes a judgement in the requested form. By default, it says that all is well. */
  judge(judgement: Partial<WrittenJudgement> = {}): void {
    const clear: WrittenJudgement = { verdict: 'clear', concern: 'none', about: 'self', language: 'en' };
    this.say(JSON.stringify({ ...clear, ...judgement }));
  }

  /** Ends the reply at its largest number of tokens. */
  endAtLimit(): void {
    this.begin();
    this.isOver = true;
    this.response.end(this.wire.limit);
  }

  /** Lets the model decline to answer, or to go on, in the regular way. */
  decline(): void {
    this.begin();
    this.isOver = true;
    this.response.end(this.wire.decline);
  }

  /** Writes the beginning of a reply, before the first word. */
  begin(): void {
    if (this.response.headersSent) return;
    this.response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    this.raw(this.wire.begin);
  }

  piece(text: string): void {
    this.begin();
    this.raw(this.wire.piece(text));
  }

  ping(): void {
    this.begin();
    this.raw(this.wire.ping);
  }

  end(): void {
    this.begin();
    this.isOver = true;
    this.response.end(this.wire.end);
  }

  /** Reports a failure after the reply has begun. */
  fail(type: string): void {
    this.begin();
    this.isOver = true;
    this.response.end(this.wire.error(type, `The fake provider has failed: ${type}`));
  }

  refuse(
    status: number,
    type: string,
    { headers = {}, message = 'Refused by the fake provider' } = {},
  ): void {
    this.isOver = true;
    this.response.writeHead(status, { 'content-type': 'application/json', ...headers });
    this.response.end(JSON.stringify(this.wire.refusal(type, message)));
  }

  /** Writes any bytes, after the head of an event stream. */
  raw(bytes: string): void {
    this.begin();
    if (!this.response.destroyed) this.response.write(bytes);
  }

  /** Sends the client to another address, with the same request. */
  redirect(address: string): void {
    this.isOver = true;
    this.response.writeHead(307, { location: address }).end();
  }

  /** Sends a page in place of a reply. */
  page(html: string): void {
    this.isOver = true;
    this.response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  }

  /** Ends the body early but regularly. */
  stop(): void {
    this.begin();
    this.isOver = true;
    this.response.end();
  }

  /** Breaks the connection. */
  cut(): void {
    this.isOver = true;
    this.response.destroy();
  }
}
