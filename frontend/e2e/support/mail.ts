import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mailFolder } from '@anew/local-servers/paths';
import { eventually } from '@anew/testkit/eventually';

async function mailTo(address: string): Promise<string | undefined> {
  for (const name of (await readdir(mailFolder)).sort().reverse()) {
    const mail = await readFile(join(mailFolder, name), 'utf8');
    if (mail.includes(`To: ${address}`)) return mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  }
  return undefined;
}

/** Waits for the mail about a forgotten password and returns its link. */
export function resetLinkFor(address: string): Promise<string> {
  return eventually(`a link for ${address}`, async () => {
    const [link] = /http\S+\/api\/password\/reset\?token=\S+/.exec((await mailTo(address)) ?? '') ?? [];
    return link;
  });
}

/** Waits for the mail with the code that proves this address, and returns the code. */
export function codeFor(address: string): Promise<string> {
  return eventually(`a code for ${address}`, async () => {
    const [, code] = /^(\d{8})\r?$/m.exec((await mailTo(address)) ?? '') ?? [];
    return code;
  });
}
