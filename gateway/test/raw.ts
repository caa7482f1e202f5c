import { connect } from 'node:net';
import type { Answer } from '@anew/testkit/person';

const HEAD_END = '\r\n\r\n';

function parsed(text: string): Answer {
  const [head = '', ...rest] = text.split(HEAD_END);
  const [statusLine = '', ...lines] = head.split('\r\n');
  const pairs = lines.map((line): [string, string] => {
    const at = line.indexOf(':');
    return [line.slice(0, at), line.slice(at + 1).trim()];
  });
  const [body = ''] = rest;
  return {
    status: Number(statusLine.split(' ')[1] ?? 0),
    headers: new Headers(pairs),
    body: body === '' ? undefined : (JSON.parse(body) as unknown),
  };
}

const isWhole = (text: string): boolean => {
  const [, length] = /\r\ncontent-length: *(\d+)\r\n/i.exec(text) ?? [];
  const end = text.indexOf(HEAD_END);
  return (
    end >= 0 && length !== undefined && Buffer.byteLength(text) >= end + HEAD_END.length + Number(length)
  );
};

/** Sends these bytes, which need not be HTTP, and returns the answer, or status 0 if there is none. */
export function sendRaw(origin: string, bytes: string | Buffer): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding('utf8');
    const end = () => {
      resolve(parsed(text));
      socket.destroy();
    };
    socket.on('data', (chunk: string) => {
      text += chunk;
      if (isWhole(text)) end();
    });
    socket.once('end', end);
    socket.once('close', end);
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // A client that is still sending when the server hangs up may nevertheless read the answer.
      if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET') reject(error);
    });
  });
}
