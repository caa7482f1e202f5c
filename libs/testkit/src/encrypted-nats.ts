import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBinaries } from '@anew/local-servers/binaries';
import { run, startChild } from '@anew/local-servers/child';
import { freePort } from '@anew/local-servers/servers';

export interface EncryptedNats {
  /** Host name and port. */
  host: string;
  /** File with the certificate authority that signed the server's certificate. */
  caFile: string;
  /** File with a certificate authority that signed nothing here. */
  otherCaFile: string;
  discard(): Promise<void>;
}

/** A NATS server that accepts only TLS, with a certificate from its own authority. */
export async function encryptedNats(): Promise<EncryptedNats> {
  const dir = await mkdtemp(join(tmpdir(), 'anew-nats-tls-'));
  const [caFile, otherCaFile] = await Promise.all([authority(dir, 'ours'), authority(dir, 'other')]);
  const certificate = ['-CA', caFile, '-CAkey', `${caFile}.key`, '-subj', '/CN=nats'];
  const files = ['-keyout', join(dir, 'nats.key'), '-out', join(dir, 'nats.pem')];
  await newCertificate([...certificate, '-addext', 'subjectAltName=IP:127.0.0.1', ...files]);
  const host = `127.0.0.1:${await freePort()}`;
  const tls = `tls { cert_file: "${join(dir, 'nats.pem')}", key_file: "${join(dir, 'nats.key')}" }`;
  await writeFile(join(dir, 'nats.conf'), `listen: "${host}"\n${tls}\n`);
  const { natsServer, env } = await findBinaries();
  const server = startChild([natsServer, '--config', join(dir, 'nats.conf')], {
    env,
    deathSignal: 'SIGKILL',
  });
  return {
    host,
    caFile,
    otherCaFile,
    discard: async () => {
      await server.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

async function authority(dir: string, name: string): Promise<string> {
  const file = join(dir, `${name}.pem`);
  await newCertificate(['-subj', `/CN=${name}`, '-keyout', `${file}.key`, '-out', file]);
  return file;
}

async function newCertificate(details: string[]): Promise<void> {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  await run(['openssl', 'req', '-x509', ...key, ...details]);
}
