import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

/**
 * Path in the `.local` folder, which git ignores. It holds downloads, data, secrets and logs.
 *
 * @param {...string} parts
 */
export const localPath = (...parts) => join(repository, '.local', ...parts);

const ownData = process.env.ANEW_DATA_DIR;
/** Data of the servers. A run that sets `ANEW_DATA_DIR` shares it with no other run. */
export const dataFolder = ownData ? resolve(ownData) : localPath('data');
export const logFolder = ownData ? join(dataFolder, 'logs') : localPath('logs');
/** Folder for mails when no mail server is configured. */
export const mailFolder = process.env.MAIL_DIR ? resolve(process.env.MAIL_DIR) : localPath('mail');
