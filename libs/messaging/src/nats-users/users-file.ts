import { NATS_USERS, type NatsPermissions, type NatsUser, permissionsOf } from './permissions.js';

const HEAD = `# Who may do what on NATS: a user for each process, and one for whoever operates the server.
# Written by \`npm run nats-users\` from the contracts; a test refuses one that is out of date.
# The passwords come from the environment. Put each in quotes there: NATS reads bare digits as a number.
`;

const list = (subjects: string[]): string => subjects.map((subject) => `\n          "${subject}"`).join('');

/** Name of the environment variable from which the server reads a user's password. */
const passwordVariable = (user: string): string => `NATS_${user.replaceAll('-', '_').toUpperCase()}_PASSWORD`;

/**
 * A process may answer each request once, within a minute. As soon as the server has some thousand requests in mind, it
 * looks through all of them at each further one, to forget those that are answered. With more answers allowed it would
 * keep all of the last minute, and a busy minute would cost it most of its time.
 */
const ANSWERS = '\n        allow_responses: { max: 1, expires: "60s" }';

function userBlock(user: NatsUser, { publish, subscribe, mayAnswer }: NatsPermissions): string {
  return `    {
      user: "${user}", password: $${passwordVariable(user)}
      permissions: {
        publish: { allow: [${list(publish)}
        ] }
        subscribe: { allow: [${list(subscribe)}
        ] }${mayAnswer ? ANSWERS : ''}
      }
    }
`;
}

/**
 * Part of the server's configuration that defines the users, in a form that nats-server 2.9 and later
 * understands.
 */
export function usersFile(): string {
  const users = NATS_USERS.map((user) => userBlock(user, permissionsOf(user))).join('');
  const operator = `    { user: "operator", password: $${passwordVariable('operator')} }\n`;
  return `${HEAD}authorization {\n  users: [\n${users}${operator}  ]\n}\n`;
}
