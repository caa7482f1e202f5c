import { fileURLToPath } from 'node:url';
import { join, resolve } from 'node:path';

export const repository = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

/**
 * A place in the folder that git ignores: downloads, data, secrets, logs.
 *
 * @param {...string} parts
 */
export const localPath = (...parts) => join(repository, '.local', ...parts);

const ownData = process.env.ANEW_DATA_DIR;
/** What the servers keep. A run with a folder of its own disturbs no other. */
export const dataFolder = ownData ? resolve(ownData) : localPath('data');
export const logFolder = ownData ? join(dataFolder, 'logs') : localPath('logs');
/** Where mail is written to when no server sends it. */
export const mailFolder = process.env.MAIL_DIR ? resolve(process.env.MAIL_DIR) : localPath('mail');
