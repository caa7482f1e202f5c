import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../testing/talk.js';
import { emergenciesIn } from './cues/emergency-cues.js';
import { EMERGENCIES, EMERGENCIES_SPANISH } from './emergency-texts.js';

const CALLS = [EMERGENCIES, EMERGENCIES_SPANISH].map(({ byKind }) => byKind.overheard.call);

describe('an attack on somebody else that is heard now', () => {
  it.each([
    'im in the basement and i can hear my stepdaughter and her bf upstairs shes screaming get off me and stuff is breaking should i go up there',
    'my neighbor is getting beat right now through the wall, she keeps yelling stop, the baby is crying',
    'my daughter (26) called, i can hear him hitting her in the background. then the phone went dead',
    "hear them next door again. thuds and she's screaming help. should i knock",
    'on facetime with my mom and my stepdad is slapping her. im in another state',
    'downstairs tenants fighting, hes slamming her into the wall i can hear it, kids down there too',
    "i hear my son in law choking her in the other room she's gasping. im 74 and use a walker",
    'my stepson 19 and his girlfriend are in his room, shes crying dont hit me dont hit me',
    'parked outside the barracks and i hear a guy beating on his wife, she is begging him to stop',
    'my roommate is screaming "youre hurting me" in her room w that guy, things crashing',
    'two doors down at the trailer park, woman yelling let me go let me go, then a crash. is it my business',
    'its 2am and i hear my dad throwing my stepmom around downstairs',
    "my grandma's aide is hitting her i can hear it on the baby monitor right now",
    'oigo a mi vecina gritar que la suelte y se oyen golpes, qué hago',
    'se oye que le están pegando a mi cuñada allá arriba, grita auxilio',
    'estoy al teléfono con mi hija y oigo que su marido le pega',
  ])('leads to 911, and nobody goes in alone: %s', (message) => {
    const reply = lastReply(message);
    expect(CALLS.some((call) => reply.startsWith(call))).toBe(true);
    expect(reply).not.toMatch(/child being hurt|might hurt someone/);
  });

  it('stays until somebody says that they are out', () => {
    const heard =
      'i can hear my sister upstairs screaming get off me and things breaking her boyfriend is up there';
    expect(lastReply(heard, 'what do i say to her after')).toContain(EMERGENCIES.byKind.overheard.call);
    expect(lastReply(heard, 'she is out now and with me')).not.toContain(EMERGENCIES.byKind.overheard.call);
  });

  it.each([
    'i can hear the kids upstairs screaming at fortnite and stuff is breaking my last nerve',
    'i hear my stepdaughter and her bf upstairs, should i go up there',
    'the neighbors scream at football every sunday and it shakes the wall',
    'my stepson and his sister are upstairs screaming get off me over the xbox',
    'i heard my sister screaming at her husband on the phone last week',
    'we can hear his daughter through the wall on the phone with her boyfriend until 2',
    'i hear he is beating his new wife, people say',
    'my daughter screamed get off me at her brother while wrestling, they were laughing',
    'the upstairs neighbors move furniture at night and the baby wakes',
    'oigo a los vecinos gritar goles y mis hijos no duermen',
    'le pega a la almohada, se oyen los golpes desde la cocina, y luego sale a cenar',
    'in the movie you hear her screaming get off me and stuff breaking',
    "my oldest won't visit, she says I don't sound like myself on the phone",
  ])('is none in everyday noise, hearsay or what is over: %s', (message) => {
    expect(emergenciesIn(message)).not.toContain('overheard');
  });
});
