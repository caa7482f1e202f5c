import { describe, expect, it } from '@jest/globals';
import { analyze } from '../findings.js';
import { lastReply } from '../testing/talk.js';
import { isDependentHurt } from './cues/dependent-cues.js';
import { DANGERS, DANGERS_SPANISH, DEPENDENT_WRITER, DEPENDENT_WRITER_SPANISH } from './dangers.js';

describe('an adult who depends on others', () => {
  it.each([
    'my dads 84 and my sister in law slaps him when he spills',
    'grandmas 90, the aide says she bruises easily, they are all on the inside of her arms',
    'mother in law 79, my husbands brother locks her in the bedroom when he works',
    'my mom 83 has finger marks and bruises, my brother swears shes just clumsy',
    'hes 88 and his nephew cashes his checks, fridge is empty and he is hungry',
    'mi mamá de 82 tiene moretones y mi cuñada dice que se pega sola',
    'mi abuela tiene 91 y mi tío dice que se le hacen moretones fáciles, pero no le dan de comer',
    'his wife claims dads bruises are the blood thinners, hes 77',
    'my aunt 86 sits in a wet diaper all day while my cousin games',
    'mom turned 80 and my brother takes her social security and says she forgets',
  ])('gets their help, whatever the suspect says: %s', (message) => {
    const texts = [DANGERS.dependent, DANGERS_SPANISH.dependent];
    expect(texts.some((text) => lastReply(message).includes(text))).toBe(true);
    expect(analyze(message).leaning).not.toBe('child-in-danger');
  });

  it.each([
    'im in a wheelchair and my wife takes the wheels off when shes mad',
    'i cant get up by myself and he leaves me on the toilet for hours to teach me',
    'since the stroke i cant walk and my son moves my walker where i cant reach it',
    'im bedbound and my husband wont give me water so i dont have to pee',
    'my caregiver is my boyfriend and he unplugs my power chair when i talk back',
    'estoy en silla de ruedas y mi esposo me la quita cuando se enoja',
    'no puedo levantarme sola y me deja en la cama mojada todo el día',
    'im paralyzed from the waist down and she leaves my phone across the room on purpose',
    'im quadriplegic and my girlfriend skips my meds when i say no to her',
    'my chair is my legs and he hides it',
  ])('is spoken to where it is the writer: %s', (message) => {
    const texts = [DEPENDENT_WRITER, DEPENDENT_WRITER_SPANISH];
    expect(texts.some((text) => lastReply(message).includes(text))).toBe(true);
    expect(lastReply(message)).not.toMatch(/child being hurt|lastimando a un niño/i);
  });

  it.each([
    'mom turned 80 and we throw her a party, how do i include my husband',
    'moms 81 and lives with us, she bruises easily from her thinners, how do we share the care',
    'her doctor says the bruises are from the blood thinners, shes 84 and my husband worries',
    'my dad drove 80 miles to see us',
    'mom 75 percent of the time takes my side',
    'im in the chair at the salon and he keeps texting me about dinner',
    'i was in the chair at the dentist when he proposed lol',
    'we got a new chair and he moved it across the room',
    'my husband is in a wheelchair and we fight about the ramp',
    'im in a wheelchair and my husband is the best, how do we plan date night',
    "i can't get up in the morning and my wife is tired of it",
    'im 15 and in a wheelchair and my dad hits me',
  ])('is not seen in what only sounds like it: %s', (message) => {
    expect(isDependentHurt(message)).toBe(false);
  });

  it('is no writer below eighteen', () => {
    expect(isDependentHurt('im 15 and in a wheelchair and my mom hides my chair')).toBe(false);
  });
});
