import { readFileSync } from 'node:fs';
import { durableOf, EVENT_CONSUMERS, FORMER_DURABLES } from '@anew/contracts/events/consumers';
import { DELETIONS_STREAM, EVENTS_STREAM } from '@anew/contracts/events/map';
import { SERVICES } from '@anew/contracts/rpc/services';
import { describe, expect, it } from '@jest/globals';
import { NATS_USERS, permissionsOf } from './permissions.js';
import { usersFile } from './users-file.js';

describe('the users of NATS', () => {
  it('stand in deploy/nats/users.conf as the contracts have them; `npm run nats-users` writes it anew', () => {
    const path = new URL('../../../../deploy/nats/users.conf', import.meta.url);
    expect(readFileSync(path, 'utf8')).toBe(usersFile());
  });

  it.each(SERVICES)('have consumers named after %s alone', (service) => {
    const durables = EVENT_CONSUMERS[service].map((subject) => durableOf(service, subject));
    for (const durable of durables) expect(durable).toMatch(new RegExp(`^${service}__[a-z0-9-]+$`));
    expect(new Set(durables).size).toBe(durables.length);
  });

  it.each(SERVICES)('let %s publish no events but its own', (service) => {
    const events = permissionsOf(service).publish.filter((subject) => subject.startsWith('evt.'));
    expect(events).toEqual([`evt.${service}.>`]);
  });

  it('let each topic be announced by one service alone, and let only the gateway hear it', () => {
    const announcing = SERVICES.flatMap((service) =>
      permissionsOf(service)
        .publish.filter((subject) => subject.startsWith('live.'))
        .map((subject) => [subject, service]),
    );
    expect(Object.fromEntries(announcing)).toEqual({
      'live.appreciation.>': 'journal',
      'live.entry.>': 'journal',
      'live.question.>': 'content',
      'live.activity.>': 'content',
      'live.step.>': 'content',
      'live.member.>': 'identity-couple',
      'live.talk.>': 'assessment',
      'live.focus.>': 'content',
    });
    const hearing = NATS_USERS.filter((user) => permissionsOf(user).subscribe.includes('live.>'));
    expect(hearing).toEqual(['gateway']);
    expect(permissionsOf('gateway').publish.filter((subject) => subject.startsWith('live.'))).toEqual([]);
  });

  it('let nobody purge, delete or read the stream past a consumer, but for former ones and the record of deletions', () => {
    const all = SERVICES.flatMap((service) => permissionsOf(service).publish);
    const former = SERVICES.flatMap((service) => Object.keys(FORMER_DURABLES[service])).map(
      (durable) => `$JS.API.CONSUMER.DELETE.${EVENTS_STREAM}.${durable}`,
    );
    const others = all.filter((subject) => !former.includes(subject));
    const record = `$JS.API.DIRECT.GET.${DELETIONS_STREAM}`;
    expect(others.filter((subject) => /PURGE|DELETE|UPDATE|MSG\.GET|DIRECT|\.>\.|^>/.test(subject))).toEqual([
      record,
    ]);
    expect(permissionsOf('identity-couple').publish).toContain(record);
  });
});
