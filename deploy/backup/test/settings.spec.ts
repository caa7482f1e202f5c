import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readDays, readDotEnv } from '../settings.mjs';

const environment = { ...process.env };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'anew-settings-'));
  writeFileSync(join(folder, '.env'), 'BACKUP_DAYS=14\nKEY_BACKUP_DAYS=1\n');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  process.env = { ...environment };
});

describe('the days for which backups are kept', () => {
  it('are those that the privacy page of Compose promises, unless the environment says otherwise', () => {
    process.env.BACKUP_DAYS = '20';
    readDotEnv('compose', folder);
    expect([readDays('BACKUP_DAYS', 30), readDays('KEY_BACKUP_DAYS', 7)]).toEqual([20, 1]);
  });

  it('are not taken from the file of Compose for another server', () => {
    readDotEnv(undefined, folder);
    expect([readDays('BACKUP_DAYS', 30), readDays('KEY_BACKUP_DAYS', 7)]).toEqual([30, 7]);
  });

  it.each(['0', '31', '1.5', '30d', '-1'])('are refused when they are %j', (days) => {
    process.env.BACKUP_DAYS = days;
    expect(() => readDays('BACKUP_DAYS', 30)).toThrow('BACKUP_DAYS must be a whole number of days');
  });
});
