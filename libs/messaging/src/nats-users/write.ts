import { writeFileSync } from 'node:fs';
import { usersFile } from './users-file.js';

const [, , path] = process.argv;
if (path === undefined) throw new Error('Say where to write the users of NATS to.');
writeFileSync(path, usersFile());
