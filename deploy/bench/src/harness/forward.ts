import { connect, createServer } from 'node:net';
import { pipeline } from 'node:stream';

/**
 * A container loads this before its program. A process takes a provider without TLS on its own machine only, so this
 * listens there, and passes each connection on to the fake provider outside.
 */
const { FORWARD_HOST: host, FORWARD_PORT: port } = process.env;

createServer((inner) => {
  const outer = connect(Number(port), String(host));
  for (const [from, to] of [
    [inner, outer],
    [outer, inner],
  ] as const)
    pipeline(from, to, () => to.destroy());
})
  // The container's health check loads this too, while the port is taken.
  .on('error', () => undefined)
  .listen(Number(port), '127.0.0.1')
  .unref();
