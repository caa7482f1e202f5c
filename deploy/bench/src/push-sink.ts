import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands in for a push service: takes every message, and counts how often each browser got one. */
export class PushSink {
  /** Messages by the address of the browser. */
  readonly taken = new Map<string, number>();
  lastAt = 0;
  private readonly server: Server = createServer((request, response) => {
    request.resume().on('end', () => {
      const path = request.url ?? '';
      this.taken.set(path, (this.taken.get(path) ?? 0) + 1);
      this.lastAt = performance.now();
      response.writeHead(201).end();
    });
  });

  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** How many browsers got more than one message. */
  get repeated(): number {
    return [...this.taken.values()].filter((times) => times > 1).length;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
