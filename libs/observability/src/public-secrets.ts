import { isLoopback } from './safe-address.js';

/**
 * Markers of the public defaults in docker-compose.yml: each default password and key there contains one of
 * them.
 */
const PUBLIC_PASSWORD = ':development@';
const PUBLIC_KEY = Buffer.from('anew development').toString('base64').slice(0, 20);

/** Passwords that only the servers use. `SET_PASSWORDS` names those of them that the operator has set. */
const OF_SERVERS = ['POSTGRES_PASSWORD', 'NATS_OPERATOR_PASSWORD'];

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Whether anyone beyond this machine can reach the product. Compose passes the address to which its port is
 * bound.
 */
function isExposed({ PUBLIC_ORIGIN, BIND_ADDRESS }: Environment): boolean {
  const isHttps = PUBLIC_ORIGIN?.startsWith('https:') ?? false;
  return isHttps || (BIND_ADDRESS !== undefined && BIND_ADDRESS !== '' && !isLoopback(BIND_ADDRESS));
}

const isPublic = (value = ''): boolean => value.includes(PUBLIC_PASSWORD) || value.includes(PUBLIC_KEY);

/** Settings that have a public default although others can reach the product. */
export function publicSecrets(env: Environment): string[] {
  if (!isExposed(env)) return [];
  const set = env.SET_PASSWORDS?.split(' ');
  const unset = set ? OF_SERVERS.filter((name) => !set.includes(name)) : [];
  return [...Object.keys(env).filter((name) => isPublic(env[name])), ...unset];
}
