import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
  status?: { code?: number };
}

interface Export {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: SentSpan[] }[];
  }[];
}

export interface ReceivedSpan extends Omit<SentSpan, 'attributes'> {
  /** Process that has recorded it. */
  process: string;
  attributes: Record<string, unknown>;
}

const valuesOf = (attributes: Attribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

const spansOf = ({ resourceSpans }: Export): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const process = String(valuesOf(resource.attributes)['service.name']);
    const spans = scopeSpans.flatMap((scope) => scope.spans);
    return spans.map((span) => ({ ...span, process, attributes: valuesOf(span.attributes) }));
  });

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Receives traces as an OpenTelemetry collector does, by OTLP over HTTP. */
export class OtlpReceiver {
  readonly spans: ReceivedSpan[] = [];
  /** All that was received, unparsed. */
  raw = '';

  private constructor(private readonly server: Server) {}

  static async start(): Promise<OtlpReceiver> {
    const server = createServer();
    const receiver = new OtlpReceiver(server);
    server.on('request', (request: IncomingMessage, response) => {
      void textOf(request).then((text) => {
        receiver.take(request.url ?? '', text);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get endpoint(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** All spans of the trace to which the first span with this name belongs, as far as they have come. */
  traceWith(name: string): ReceivedSpan[] {
    const traceId = this.spans.find((span) => span.name === name)?.traceId;
    return this.spans.filter((span) => span.traceId === traceId);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private take(path: string, text: string): void {
    if (path !== '/v1/traces') throw new Error(`Nothing is received at ${path}`);
    this.raw += text;
    this.spans.push(...spansOf(JSON.parse(text) as Export));
  }
}
