import { describe, expect, it } from '@jest/globals';
import { lastReply, talk } from '../testing/talk.js';
import { mayBeYoung } from './cues/young-cues.js';

const FOR_THE_YOUNG = /grown-up you trust|adulto de confianza/;

describe('a young writer who may think of not living', () => {
  it.each([
    'im 16 my mom got remarried and theres literally no room for me in any of it. i could be gone and theyd never notice. i picked a day',
    'my moms boyfriend says im the reason they fight. i want to die',
    'im in 8th grade and i dont want to be here anymore',
    'my stepdad hates me and i just want to not wake up',
    'i hate my life since my dad married her. everyone would be happier if i wasnt around',
    'my stepmom makes me eat in my room. i wish i was never born',
    'im a 7th grader and i keep thinking about killing myself',
    'my parents are divorced and nobody picks me. i want to disappear forever, i wrote my goodbye notes',
    'my dads girlfriend sold my dog. theres no point in living',
    'i am 13 and i want to die',
    'i am a freshman and nobody would miss me if i was dead',
    'mi padrastro dice que estorbo, a veces quisiera ya no despertar',
    'tengo 15 años y me quiero morir',
    'el novio de mi mama me odia y ya no quiero vivir',
    'voy en la secundaria y quiero desaparecer para siempre, ya escribí mis cartas',
  ])('is asked about themselves, and told of a grown-up: %s', (message) => {
    const reply = lastReply(message);
    expect(reply).toMatch(FOR_THE_YOUNG);
    expect(reply).toContain('988');
    expect(reply).not.toMatch(/someone close to you|alguien cercano|your partner/);
  });

  it.each([
    'my stepdad died and my wife doesnt get it. i dont want to wake up anymore',
    'i dont want to be alive, my kids would be better off',
    'i am 34 and my stepmom still runs everything. i want to die',
    'my son is in 8th grade and i want to die',
    'my job is killing me, my stepfather owns the place. i want to end my life',
    'my stepdad did things years ago and i want to die',
    'my husband and i want to die together',
    'i am 16 weeks along and i want to die',
    'mi esposo y mi padrastro pelean y ya no quiero vivir',
    'my moms boyfriend moved in, i am 41 and live there with my kids. i want to die',
  ])('is not seen in somebody who is grown: %s', (message) => {
    expect(mayBeYoung(message, [])).toBe(false);
    expect(lastReply(message)).not.toMatch(FOR_THE_YOUNG);
  });

  it('gets no text for a parent later, and hears of the grown-up once', () => {
    const replies = talk(
      'my moms boyfriend says im the reason they fight. i want to die',
      'no im fine',
      'my little brothers keep coming in my room, the kids are so loud',
      'no',
    );
    expect(replies.join()).not.toContain('perfect grown-up');
    expect(replies.filter((reply) => reply.includes('Tell a grown-up you trust today'))).toHaveLength(1);
  });

  it('is kept to that while a doubt lasts', () => {
    const [, , later] = talk(
      'im 16 my mom got remarried and theres no room for me. i could be gone. i picked a day',
      'dont tell me to talk to my mom',
      'whatever. my stepdad wants me to call him dad what do i even say',
    );
    expect(later).toMatch(FOR_THE_YOUNG);
    expect(later).toContain('988');
  });
});
