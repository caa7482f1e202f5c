import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

interface Order {
  url: string;
  headers: Record<string, string>;
  pauseMs: number;
}

const { url, headers, pauseMs } = workerData as Order;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const times: number[] = [];
const over = new AbortController();

parentPort?.once('message', () => over.abort());

function ask(): Promise<number> {
  return new Promise((resolve, reject) => {
    const begin = performance.now();
    get(url, { agent, headers }, (response) => {
      response.resume().once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - begin);
        else reject(new Error(`A bystander was answered ${response.statusCode}`));
      });
    }).once('error', reject);
  });
}

while (!over.signal.aborted) {
  times.push(await ask());
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
}
agent.destroy();
parentPort?.postMessage(times);
parentPort?.close();
