import { describe, expect, it } from '@jest/globals';
import { analyze } from './findings.js';
import { SHAKEN_CHILD } from './replies/child-in-danger.js';
import { DANGERS, DANGERS_SPANISH, NECK_OF_CHILD } from './replies/dangers.js';
import { EMERGENCIES } from './replies/emergency-texts.js';
import { lastReply } from './testing/talk.js';

describe('words that are disguised', () => {
  it.each([
    ['he puts his h4nds around my n3ck when he is mad', DANGERS.neck],
    ['he ch0kes me but not every day', DANGERS.neck],
    ['he grabbed me by the thr0at on sunday', DANGERS.neck],
    ['a veces me 4prieta el cuell0 cuando toma', DANGERS_SPANISH.neck],
    ['my stepdad ch0ked my little brother', NECK_OF_CHILD],
    ['my bf shook the b@by last night', SHAKEN_CHILD],
  ])('get the doctor that plain ones get: %s', (message, doctor) => {
    expect(lastReply(message)).toContain(doctor);
  });

  it.each([
    ['he has a g u n and wont let me leave', 'held'],
    ['hes k!cking my d00r in right now', 'breaking-in'],
    ['she t00k the whole bottle of tyl3n0l', 'taken'],
    ['my dad slammed the 4 month old and hes l!mp', 'limp'],
  ] as const)('get 911 first: %s', (message, kind) => {
    expect(lastReply(message).startsWith(EMERGENCIES.byKind[kind].call)).toBe(true);
  });

  it('keep the doctor in later replies', () => {
    const said = ['he ch0kes me but not every day', 'he says sorry after every time he hits me'];
    expect(lastReply(...said)).toMatch(/let a doctor see your neck today/);
  });

  it.each([
    'ch0ked up at the wedding speech lol',
    'we g0t a gl u e gun for the cr4fts',
    'we t00k the kids to the z0o',
  ])('mean nothing where plain ones mean nothing: %s', (message) => {
    expect(analyze(message).level).not.toBe('unsure');
  });
});
