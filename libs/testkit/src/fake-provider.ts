import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { AskedReply, type Protocol } from './fake-reply.js';

/** Script of the answer to one request, from the first byte to the last. */
export type Script = (reply: AskedReply) => Promise<void> | void;

/** A request as the provider received it. */
export interface Asked {
  protocol: Protocol;
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
  /** Instructions, wherever the protocol has them. */
  system: string;
  turns: { role: string; content: string }[];
  isOpen: boolean;
  /** Whether the client closed the connection before the reply ended. */
  wasAbandoned: boolean;
}

const PROTOCOLS: Readonly<Record<string, Protocol>> = {
  '/v1/messages': 'anthropic',
  '/v1/chat/completions': 'openai',
};

/** A fake provider that understands the protocols of Anthropic and OpenAI and follows a test's scripts. */
export class FakeProvider {
  /** Requests for replies since the start or the last `forget`. */
  readonly requests: Asked[] = [];
  /** Requests for judgements, which have scripts of their own. */
  readonly judgements: Asked[] = [];
  /** Largest number of requests that were open at the same time. */
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
  static async start(port = 0, host = '127.0.0.1'): Promise<FakeProvider> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, host, resolve));
    return new FakeProvider(server, `http://${host}:${(server.address() as AddressInfo).port}`);
  }

  /** Environment variables that make a system use this provider. */
  env(protocol: Protocol): Record<string, string> {
    if (protocol === 'anthropic')
      return { ANTHROPIC_BASE_URL: this.origin, ANTHROPIC_API_KEY: 'fake-anthropic-key' };
    return { OPENAI_BASE_URL: `${this.origin}/v1`, OPENAI_API_KEY: 'fake-openai-key' };
  }

  /** Sets the scripts of the next requests, one for each. */
  next(...scripts: Script[]): void {
    this.scripts.push(...scripts);
  }

  /** Sets the script of every request for which `next` has none. */
  always(script: Script): void {
    this.otherwise = script;
  }

  /** Sets the scripts of the next judgements, one for each. Without a script, nothing is found. */
  nextJudgement(...scripts: Script[]): void {
    this.judgementScripts.push(...scripts);
  }

  /** Sets the script of every judgement for which `nextJudgement` has none. */
  alwaysJudge(script: Script): void {
    this.judgesOtherwise = script;
  }

  /** Keeps the next request open. @returns its reply as soon as it has arrived, to be written by the test */
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

  /** Forgets all requests and unused scripts. */
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

/** Whether a request is for a judgement: only those ask for a form. */
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
