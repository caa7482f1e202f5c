import { connect, createServer } from 'node:net';

/** @returns {Promise<number>} an unused port of the loopback interface */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/**
 * @param {number} port
 * @returns {Promise<boolean>} whether this process could listen on this port on every address
 */
export function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/**
 * @param {number} port
 * @param {string | Buffer} question
 * @param {(answer: string) => boolean} isReady
 * @returns {Promise<boolean>}
 */
function ask(port, question, isReady) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(question));
    const finish = (/** @type {boolean} */ ready) => {
      socket.destroy();
      resolve(ready);
    };
    let answer = '';
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      if (isReady(answer)) finish(true);
    });
    socket.setTimeout(1_000, () => finish(false));
    socket.on('error', () => finish(false));
    socket.on('close', () => finish(false));
  });
}

/** @param {number} port */
export function postgresAnswers(port) {
  const words = Buffer.from('user\0anew\0database\0postgres\0\0');
  const head = Buffer.alloc(8);
  head.writeInt32BE(head.length + words.length, 0);
  head.writeInt32BE(3 << 16, 4);
  // A server that is still starting answers E (an error). One that answers R (asks for authentication)
  // accepts connections.
  return ask(port, Buffer.concat([head, words]), (answer) => answer.startsWith('R'));
}

/**
 * @param {number} port
 * @param {string} password
 */
export function redisAnswers(port, password) {
  return ask(port, `AUTH ${password}\r\nPING\r\n`, (answer) => answer.includes('+PONG'));
}

/**
 * @param {number} port
 * @param {string} password the operator's
 */
export function jetStreamAnswers(port, password) {
  const who = JSON.stringify({ verbose: false, user: 'operator', pass: password });
  const question = `CONNECT ${who}\r\nSUB probe 1\r\nPUB $JS.API.INFO probe 0\r\n\r\n`;
  return ask(port, question, (answer) => /account_info_response(?![^]*"error")[^]*\r\n$/.test(answer));
}
