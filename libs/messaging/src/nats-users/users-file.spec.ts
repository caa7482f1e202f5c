import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { EVENT_CONSUMERS } from '@anew/contracts/events/consumers';
import { SERVICES } from '@anew/contracts/rpc/services';
import { permissionsOf } from './permissions.js';
import { usersFile } from './users-file.js';

describe('the users of NATS', () => {
  it('stand in deploy/nats/users.conf as the contracts have them; `npm run nats-users` writes it anew', () => {
    const path = new URL('../../../../deploy/nats/users.conf', import.meta.url);
    expect(readFileSync(path, 'utf8')).toBe(usersFile());
  });

  it.each(SERVICES)('have consumers named after %s alone', (service) => {
    for (const durable of Object.keys(EVENT_CONSUMERS[service]))
      expect(durable).toMatch(new RegExp(`^${service}__[a-z-]+$`));
  });

  it.each(SERVICES)('let %s publish no events but its own', (service) => {
    const events = permissionsOf(service).publish.filter((subject) => subject.startsWith('evt.'));
    expect(events).toEqual([`evt.${service}.>`]);
  });

  it('let nobody purge, delete or read the stream past a consumer', () => {
    const all = SERVICES.flatMap((service) => permissionsOf(service).publish);
    expect(all.filter((subject) => /PURGE|DELETE|UPDATE|MSG\.GET|DIRECT|\.>\.|^>/.test(subject))).toEqual([]);
  });
});
