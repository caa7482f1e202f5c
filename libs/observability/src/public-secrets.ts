import { isLoopback } from './safe-address.js';

/** How docker-compose.yml marks what anybody can read there: every default password and key is of one of these forms. */
const PUBLIC_PASSWORD = ':development@';
const PUBLIC_KEY = Buffer.from('anew development').toString('base64').slice(0, 20);

/** No process knows these; `SET_PASSWORDS` names those that are set. */
const OF_SERVERS = ['POSTGRES_PASSWORD', 'NATS_OPERATOR_PASSWORD'];

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether others than this machine's users can reach the product. Compose says to where its port is bound. */
function isExposed({ PUBLIC_ORIGIN, BIND_ADDRESS }: Environment): boolean {
  const isHttps = PUBLIC_ORIGIN?.startsWith('https:') ?? false;
  return isHttps || (BIND_ADDRESS !== undefined && BIND_ADDRESS !== '' && !isLoopback(BIND_ADDRESS));
}

const isPublic = (value = ''): boolean => value.includes(PUBLIC_PASSWORD) || value.includes(PUBLIC_KEY);

/** The settings that hold a public default although others can reach the product. */
export function publicSecrets(env: Environment): string[] {
  if (!isExposed(env)) return [];
  const set = env.SET_PASSWORDS?.split(' ');
  const unset = set ? OF_SERVERS.filter((name) => !set.includes(name)) : [];
  return [...Object.keys(env).filter((name) => isPublic(env[name])), ...unset];
}
