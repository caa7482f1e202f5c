import { describe, expect, it } from '@jest/globals';
import { lastReply, talk } from '../testing/talk.js';
import { withCare } from './care.js';
import { emergenciesIn } from './cues/emergency-cues.js';
import { DANGERS } from './dangers.js';
import { HARM_SIGN, HARM_SIGN_SPANISH } from './harm-signs.js';

const DOCTOR = /doctor|midwife|partera/;

describe('the doctor who must see somebody', () => {
  it.each([
    ['he choked me last night', 'it was only once', 'so which exercise should we do', 'he said sorry'],
    ['my stepdad strangled me on sunday', 'i feel fine', 'what do i tell my mom'],
    ['my wife choked my son', 'he seems ok', 'how do we make up'],
    ['my brother in law choked my sister', 'she says its nothing', 'how do i talk to her'],
    ['my boyfriend shook our baby', 'hes usually so gentle', 'how do i talk to him about patience'],
    [
      'im 6 months pregnant and he punched me in the belly',
      'he didnt mean it',
      'how do we get the room ready',
    ],
    ['mi esposo me ahorcó anoche', 'fue mi culpa también', 'cómo le pido perdón'],
    ['mi novio sacudió al bebé', 'ya está tranquilo', 'cómo le hablo a él'],
    ['estoy embarazada y mi marido me pegó', 'no fue para tanto', 'cómo preparo a los niños'],
  ])('is named in every later reply: %s', (...said) => {
    for (const reply of talk(...said)) expect(reply).toMatch(DOCTOR);
  });

  it.each([
    'we are at the er now',
    'i saw a doctor this morning',
    'the doctor checked me and its all good',
    'we went to the hospital last night, they did a scan',
    'it was years ago, i am fine',
    'ya fui al doctor',
    'estamos en emergencias',
  ])('is named no more after: %s', (seen) => {
    const replies = talk('he choked me last night', seen, 'what about the kids');
    for (const reply of replies.slice(1)) expect(reply).not.toMatch(/see your neck today|te vea el cuello/);
  });

  it.each([
    'i feel fine, no need',
    'he says i dont need a doctor',
    'i will go to the doctor next week',
    'i never saw a doctor for it',
    'should i go to the hospital?',
    'no he ido al doctor',
  ])('is still named after: %s', (less) => {
    const replies = talk('he choked me last night', less, 'what about the kids');
    expect(replies.at(-1)).toMatch(/see your neck today|te vea el cuello/);
  });

  it('stands above what anybody else writes, and once', () => {
    const turns = [
      { role: 'user', content: 'he choked me', source: null },
      { role: 'assistant', content: DANGERS.neck, source: 'safety' },
    ] as const;
    const said = { turns, message: 'how do we split chores', language: 'en' } as const;
    const reply = withCare('A curated answer.', said);
    expect(reply).toMatch(/^\*\*Please let a doctor see your neck today[^]*A curated answer\.$/);
    expect(withCare(reply, said)).toBe(reply);
  });

  it('is 911 after a sign of harm, whatever follows', () => {
    const reply = lastReply('he choked me', 'i cant swallow', 'anyway, how do we split chores');
    expect(reply).toMatch(/^\*\*If you have not called 911 yet/);
  });

  it('is not named where no body was hurt', () => {
    expect(lastReply('he yells at me and calls me worthless', 'what about the kids')).not.toMatch(DOCTOR);
  });

  it('does not fall back to a question that a “no” ends', () => {
    const replies = talk(
      'im 6 months pregnant and he punched me in the belly',
      'i think it was an accident mostly',
      'i hit him first with my words',
      'maybe i scared him too',
    );
    for (const reply of replies) expect(reply).not.toMatch(/If not, just say so/);
  });
});

describe('a baby who was shaken and is drowsy or does not drink', () => {
  it.each([
    'my boyfriend shook our 4 month old and shes sleeping a lot now',
    'he shook the baby and now she doesnt want her bottle',
    'the sitter shook him, hes 3 months old and so sleepy since',
    'i shook my newborn and he wont nurse',
    'she shook the baby. he threw up twice',
    'my husband was shaking her, she is 10 weeks and wont take her bottle',
    'he shook our infant and she has been drowsy all day',
    'my sister shook her baby and she hasnt eaten since noon',
    'mi novio sacudió al bebé y está muy dormido',
    'la niñera zarandeó a mi bebita y no quiere comer',
    'sacudió a la nena y no quiso la mamila',
  ])('leads to 911 at once: %s', (message) => {
    expect(emergenciesIn(message)[0]).toBe('limp');
    const reply = lastReply(message);
    expect(reply).toMatch(/^\*\*(?:Call 911 now|Llama al 911 ahora)\./);
    expect(reply).not.toMatch(/might hurt someone/);
  });

  it.each([
    'i shook the bottle but the baby didnt want her milk',
    'the baby sleeps a lot and my husband shook his head at me',
    'she shook the rattle and the baby got sleepy',
    'the news shook us and the baby is sleeping more now',
    'our baby is tired and not eating solids yet, any tips for date night',
    'he shook my hand and the newborn slept the whole visit',
    'my 4 month old wont take a bottle from my husband',
    'la bebé está dormida y mi suegra sacudió la alfombra',
  ])('is not seen in what looks alike: %s', (message) => {
    expect(emergenciesIn(message)).toEqual([]);
  });
});

describe('an unborn baby who moves less after a blow', () => {
  it.each([
    '7 months along and he shoved me into the counter. baby usually kicks after i eat and i havent felt anything',
    'im 30 weeks pregnant, he kicked my belly last night and the baby stopped moving',
    'i fell when he pushed me. im pregnant and there are fewer kicks today',
    'she hit me in the stomach and my baby isnt moving like before, im pregnant',
    'im pregnant. he threw me against the wall and i dont feel her kick',
    'my ex punched my belly, my baby always kicks at night and now nothing, she is moving less',
    'pregnant and he slammed the door into my bump. baby is so quiet, no kicks',
    'estoy embarazada, me empujó y ya no siento que se mueva',
    'tengo 8 meses de embarazo y me pegó en la panza, el bebé se mueve menos',
    'estoy embarazada, me dio una patada y no siento pataditas',
  ])('leads to 911 first: %s', (message) => {
    expect(lastReply(message)).toMatch(/^\*\*(?:Call 911 now|Llama al 911 ahora)\./);
  });

  it.each([
    'im pregnant and the baby kicks a lot, he pushed for a boy name',
    'im pregnant and he is not moving in with me',
    'the baby stopped kicking me out of sleep, im pregnant and tired',
    'my toddler kicked me and im pregnant, the baby is moving fine',
    'we are pregnant and i have not felt loved since',
    'estoy embarazada y mi suegra no se mueve del sillón',
  ])('is not seen in what looks alike: %s', (message) => {
    const reply = lastReply(message);
    expect([HARM_SIGN, HARM_SIGN_SPANISH].some((text) => reply.includes(text))).toBe(false);
  });
});
