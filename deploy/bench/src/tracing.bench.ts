import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { couple } from '@anew/testkit/person';
import type { Bench } from './harness/bench.js';
import { LoadGenerator } from './harness/load-generator.js';
import { machine } from './harness/machine.js';
import { startProduct } from './harness/product.js';
import type { Environment } from './harness/program.js';
import type { Resources } from './harness/resources.js';
import { type Contender, type Phase, playRounds, rounds } from './harness/rounds.js';
import { signedInAs } from './harness/signed-in.js';
import { summarizePhase } from './harness/summary.js';
import { phaseTable } from './harness/table.js';
import { writeEntries } from './journal-rows.js';

const PATH = '/api/journal';
const SIZE = { own: 14, sharedWithReader: 6, hidden: 5 };
const SHARE = '0.1';

/** Takes traces as a collector does, and throws them away. */
async function startSink(resources: Resources): Promise<string> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  resources.keep(server, (each) => {
    each.closeAllConnections();
    each.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function contender(name: string, env: Environment, resources: Resources): Promise<Contender> {
  const { origin, pids, postgres } = await startProduct(['identity-couple', 'journal'], resources, env);
  const people = await couple(origin);
  await writeEntries(people, postgres, SIZE);
  return { name, url: origin + PATH, headers: signedInAs(people[0]), pids };
}

const PHASE: Phase = {
  name: 'Throughput',
  connections: 32,
  rounds: rounds(9),
  measureMs: 2_000,
  warmUpMs: 300,
};
const SETTLE: Phase = { ...PHASE, name: 'Settling', rounds: 1, measureMs: 3_000 };

/** What it costs to record every tenth request, and what it costs to be able to. */
export const bench: Bench = {
  title: `GET ${PATH} with 10 % of the traces recorded, and with none`,
  async run(resources) {
    const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: await startSink(resources) };
    const share = {
      ...traced,
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: SHARE,
    };
    const all = [await contender('10 % recorded', share, resources), await contender('off', {}, resources)];
    const generator = resources.keep(new LoadGenerator(), (each) => each.close());
    const onRound = (done: number) => console.log(`round ${done}`);
    await playRounds(generator, all, SETTLE, onRound);
    const summary = summarizePhase(PHASE, all, await playRounds(generator, all, PHASE, onRound));
    return { table: phaseTable(summary), data: { ...machine(), phases: [summary] } };
  },
};
