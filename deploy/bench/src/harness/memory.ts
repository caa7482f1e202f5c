import { eventually } from '@anew/testkit/eventually';

/** Kilobytes that a process uses after its garbage has been collected. */
export interface Memory {
  /** Objects of the program, and buffers beside them. */
  heapKb: number;
  /** All of the process, as the kernel counts it. */
  residentKb: number;
}

const MEMORY = 'JSON.stringify(process.memoryUsage())';

interface Reply {
  id: number;
  result: { result?: { value: string } };
}

/** Speaks to a program's debugger, because only it can make a program collect its garbage from outside. */
export class Debugger {
  private last = 0;
  private constructor(private readonly socket: WebSocket) {}

  /** Options with which a program listens at `port` once it is asked to. */
  static optionsFor = (port: number): string => `--inspect-port=127.0.0.1:${port}`;

  static async attach(pid: number, port: number): Promise<Debugger> {
    process.kill(pid, 'SIGUSR1');
    const url = await eventually('the debugger', async () => {
      const targets = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
      return (targets as { webSocketDebuggerUrl: string }[])[0]?.webSocketDebuggerUrl;
    });
    const socket = new WebSocket(url);
    await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
    return new Debugger(socket);
  }

  async memory(): Promise<Memory> {
    await this.call('HeapProfiler.collectGarbage', {});
    const { result } = await this.call('Runtime.evaluate', { expression: MEMORY });
    const { heapUsed, external, rss } = JSON.parse(result?.value ?? '') as NodeJS.MemoryUsage;
    return { heapKb: (heapUsed + external) / 1_024, residentKb: rss / 1_024 };
  }

  close(): void {
    this.socket.close();
  }

  private call(method: string, params: object): Promise<Reply['result']> {
    const id = ++this.last;
    return new Promise((resolve) => {
      const hear = ({ data }: MessageEvent): void => {
        const reply = JSON.parse(String(data)) as Reply;
        if (reply.id !== id) return;
        this.socket.removeEventListener('message', hear);
        resolve(reply.result);
      };
      this.socket.addEventListener('message', hear);
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }
}
