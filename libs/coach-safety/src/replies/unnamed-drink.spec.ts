import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../testing/talk.js';
import { conditionsIn } from './cues/professional-cues.js';

const DRINKING = '1-800-662-4357';

describe('a drink that is shown and not named', () => {
  it.each([
    'i pour it in a yeti so the kids think its coffee. by noon im shaking if i dont',
    'i keep mine in a thermos at the feed store so nobody smells it. hands shake till i get the first one down',
    'by noon im shaking if i dont have a drink',
    'found four airplane bottles in the toilet tank again. he says theyre old',
    'my wife hides little bottles in the diaper bag and chews mints before his mom comes',
    'if i skip a night i sweat through the sheets and shake. stepdaughter asked why i go to the garage so much',
    'she sips it out of a stanley all day so my kids think its lemonade',
    'first thing in the morning my hands shake till i have some. i drive the school van',
    'my husband cant start the day without it, his hands shake till his first one',
    'keep finding empties in the hay and under the feed bin, my father in law says its the ranch hands',
    'lo echo en el termo para que los niños crean que es café. si no, tiemblo',
    'mi esposo esconde botellas en la troca y huele a menta',
    'me sudan las manos y tiemblo hasta que me tomo el primero',
  ])('is a doctor’s matter: %s', (message) => {
    expect(conditionsIn(message)).toContain('drinking');
  });

  it('stays one when it is denied, and gives no exercise', () => {
    const first = 'i pour it in a yeti so the kids think its coffee. by noon im shaking if i dont';
    expect(lastReply(first)).toContain(DRINKING);
    const asked = lastReply(
      first,
      'im not an alcoholic i work full time',
      'give me something to feel closer to my husband',
    );
    expect(asked).toContain(DRINKING);
  });

  it.each([
    'by noon im shaking if i dont eat, his kids think its funny',
    'i pour my coffee in a yeti and the kids steal it',
    'im shaky till i have my first coffee',
    'i put soup in the thermos so the kids eat lunch',
    'i hide the soda cans in the garage so the boys dont drink them all',
    'found my stepsons water bottles under the bed again',
    'keep finding baby bottles under the couch',
    'my hands shake when i talk to his ex',
    'my dad was an alcoholic, im not, and i worry about the kids',
    'she shakes if i dont hold her hand at the dentist',
    'protein shake in my stanley before work',
    'si no desayuno tiemblo, y los niños se ríen',
    'mi hijastro esconde botellas de agua en su cuarto',
    'we ate cake in the empty garage and i like an empty sink',
  ])('is none where it is food, coffee or nerves: %s', (message) => {
    expect(conditionsIn(message)).not.toContain('drinking');
  });
});

describe('a low mood after a birth, in Spanish', () => {
  it.each([
    'tengo un mes de aliviada y no paro de llorar, no siento nada por el bebé, me siento la peor mamá',
    'di a luz hace un mes y no paro de llorar, no siento nada por el bebé',
    'me alivié hace dos semanas y no quiero cargarla, me da igual',
    'dos meses de parida y puras lágrimas, mi hijastra me ve y se va',
    'nació mi niña hace 3 semanas y la veo como si fuera ajena',
    'soy mamá primeriza, ando apagada y no la siento mía',
    'tres semanas de aliviada, lloro a escondidas en el baño de la fábrica',
    'mi esposa se alivió hace un mes y llora a escondidas',
    'mi nuera tiene un mes de aliviada y no quiere ni ver al niño',
    'desde la cesárea siento que soy la peor madre',
    'no sirvo para ser mamá, el bebé tiene 5 semanas',
  ])('is a doctor’s matter: %s', (message) => {
    expect(conditionsIn(message)).toContain('after-birth');
  });

  it.each([
    'di a luz hace un mes y lloro de felicidad cada que lo veo',
    'mi bebé no para de llorar en la noche, tiene un mes',
    'me alivié hace un mes y mi suegra se mete en todo',
    'tengo un mes de aliviada, ¿cuándo le presento la bebé a mi hijastro?',
    'la bebé tiene 3 meses y mi hijastra no la quiere cargar',
    'mi esposo dio a luz una idea buenísima para las visitas',
  ])('is none where the baby cries, or somebody is happy: %s', (message) => {
    expect(conditionsIn(message)).not.toContain('after-birth');
  });
});
