import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { AskedReply, type Protocol } from './fake-reply.js';

/** How one request is answered, from the first byte to the last. */
export type Script = (reply: AskedReply) => Promise<void> | void;

/** A request as the provider got it. */
export interface Asked {
  protocol: Protocol;
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
  /** The instructions, wherever the protocol puts them. */
  system: string;
  turns: { role: string; content: string }[];
  isOpen: boolean;
  /** The client has closed the connection before the reply’s end. */
  wasAbandoned: boolean;
}

const PROTOCOLS: Readonly<Record<string, Protocol>> = {
  '/v1/messages': 'anthropic',
  '/v1/chat/completions': 'openai',
};

/** A model’s provider of one’s own: speaks what Anthropic and OpenAI speak, and does as a test says. */
export class FakeProvider {
  /** Every request for a reply since the start, or since `forget`. */
  readonly requests: Asked[] = [];
  /** The same of requests for a judgement, which have scripts of their own. */
  readonly judgements: Asked[] = [];
  /** The most requests that were open at the same time. */
  mostOpen = 0;
  private readonly scripts: Script[] = [];
  private readonly judgementScripts: Script[] = [];
  private judgesOtherwise: Script = (reply) => reply.judge();
  private otherwise: Script = (reply) => reply.say('An answer of the fake provider.');

  private constructor(
    private readonly server: Server,
    private readonly origin: string,
  ) {
    server.on('request', (request, response) => void this.answer(request, response));
  }

  /** @param port of this machine, a free one unless it is given */
  static async start(port = 0): Promise<FakeProvider> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return new FakeProvider(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  /** What a system needs to be told in order to ask here. */
  env(protocol: Protocol): Record<string, string> {
    if (protocol === 'anthropic')
      return { ANTHROPIC_BASE_URL: this.origin, ANTHROPIC_API_KEY: 'fake-anthropic-key' };
    return { OPENAI_BASE_URL: `${this.origin}/v1`, OPENAI_API_KEY: 'fake-openai-key' };
  }

  /** Scripts for the requests that come next, one each. */
  next(...scripts: Script[]): void {
    this.scripts.push(...scripts);
  }

  /** The script of every request for which `next` has none. */
  always(script: Script): void {
    this.otherwise = script;
  }

  /** How the requests for a judgement that come next are answered, one each; without it nothing is found. */
  nextJudgement(...scripts: Script[]): void {
    this.judgementScripts.push(...scripts);
  }

  /** The script of every judgement for which `nextJudgement` has none. */
  alwaysJudge(script: Script): void {
    this.judgesOtherwise = script;
  }

  /** Holds the next request open. @returns its reply, once it has come, to be written by hand */
  hold(): Promise<AskedReply> {
    return new Promise((resolve) => this.next(resolve));
  }

  get open(): number {
    return this.requests.filter(({ isOpen }) => isOpen).length;
  }

  /** The only request since `forget`. */
  get only(): Asked {
    const [request] = this.requests;
    if (!request || this.requests.length > 1)
      throw new Error(`Expected one request, there were ${this.requests.length}`);
    return request;
  }

  /** Forgets what was asked, and the scripts that were not used. */
  forget(): void {
    this.requests.length = 0;
    this.scripts.length = 0;
    this.judgements.length = 0;
    this.judgementScripts.length = 0;
    this.mostOpen = this.open;
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const protocol = PROTOCOLS[request.url ?? ''];
    if (!protocol) return void response.writeHead(404).end();
    const asked = asAsked(protocol, request, (await json(request)) as Record<string, unknown>);
    const reply = new AskedReply(asked, response);
    response.once('close', () => {
      asked.isOpen = false;
      asked.wasAbandoned = !reply.isOver;
    });
    await this.scriptFor(asked)(reply);
  }

  private scriptFor(asked: Asked): Script {
    if (isForJudgement(asked)) {
      this.judgements.push(asked);
      return this.judgementScripts.shift() ?? this.judgesOtherwise;
    }
    this.requests.push(asked);
    this.mostOpen = Math.max(this.mostOpen, this.open);
    return this.scripts.shift() ?? this.otherwise;
  }
}

/** Only judgements are asked for in a form. */
const isForJudgement = ({ body }: Asked): boolean =>
  body.response_format !== undefined ||
  (body.output_config as { format?: unknown } | undefined)?.format !== undefined;

type Content = string | { text: string }[];

const textOf = (content: Content | undefined): string =>
  typeof content === 'string' ? content : (content ?? []).map(({ text }) => text).join('');

function asAsked(protocol: Protocol, request: IncomingMessage, body: Record<string, unknown>): Asked {
  const messages = (body.messages as { role: string; content: Content }[]).map(({ role, content }) => ({
    role,
    content: textOf(content),
  }));
  const instructions =
    protocol === 'anthropic' ? textOf(body.system as Content) : (messages.shift()?.content ?? '');
  return {
    protocol,
    path: request.url ?? '',
    headers: request.headers,
    body,
    system: instructions,
    turns: messages,
    isOpen: true,
    wasAbandoned: false,
  };
}
