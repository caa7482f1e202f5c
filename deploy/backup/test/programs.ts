import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { PrivateServer } from '@anew/testkit/servers';

/** Runs `npm run backup` or `npm run restore`. @returns what it said, complaints included */
export async function runProgram(
  program: 'backup' | 'restore',
  {
    server,
    keysServer,
    folder,
    args = [],
  }: { server: PrivateServer; keysServer?: PrivateServer; folder: string; args?: string[] },
): Promise<{ code: number | null; said: string }> {
  const path = fileURLToPath(new URL(`../${program}.mjs`, import.meta.url));
  const child = spawn(process.execPath, [path, ...args], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: server.url,
      KEYS_DATABASE_URL: keysServer?.url,
      BACKUP_DIR: folder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { said: said + complaint, code: await ended };
}
