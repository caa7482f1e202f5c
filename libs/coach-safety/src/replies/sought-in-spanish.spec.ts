import { describe, expect, it } from '@jest/globals';
import { withFindingsOffline, withMessagesOffline } from '../testing/converse.js';
import { lastReply } from '../testing/talk.js';
import { emergenciesIn } from './cues/emergency-cues.js';

const SOUGHT = 'esta tomado y anda con el machete buscando a mi hijo el grande, estamos metidos en el closet';

describe('somebody with a weapon, or who goes after people that hide, in Spanish', () => {
  it.each([
    SOUGHT,
    'viene con el machete buscando a mi papa',
    'anda buscando a mi hijo con el machete por toda la casa',
    'estamos metidas en el cuarto y él anda gritando que nos va a encontrar',
    'estoy metida en el ropero con mis nietos, mi yerno anda borracho buscando a mi hija',
    'nos metimos al baño, mi padrastro trae un cuchillo',
    'mi suegro anda bien tomado con el machete, estamos todos metidos en la troca',
    'anda como loco buscando a mi hijastro con el bate, lo tengo metido en el clóset',
    'llegó del turno de noche borracho, agarró el hacha y anda buscando a mi cuñado',
    'anda con la navaja buscando a mi hijo mayor',
    'está buscando a mi hija con el machete en la mano',
    'me anda buscando con el machete, estoy en casa de la vecina',
    'nos estamos escondiendo en el closet, anda con un tubo buscando a mi primo',
    'traía el cuchillo y anda buscando a mi mamá, mis hermanitos están metidos debajo de la cama',
    'mi esposo anda buscando a mi hermano con un cuchillo, estamos metidos en el baño',
  ])('needs 911 first: %s', (message) => {
    expect(lastReply(message)).toMatch(/^\*\*Llama al 911 ahora/);
  });

  it.each([
    'anda buscando trabajo, yo estoy en el carro esperándolo',
    'mi esposo anda buscando a mi hijo en la tienda, yo estoy en el carro',
    'los niños están metidos en el cuarto todo el día con el celular',
    'mi hijastro está metido en el clóset jugando con su hermano',
    'anda con el machete cortando el zacate y el grande le ayuda',
    'estamos metidos en deudas y mi esposo anda tomando',
    'mi hija anda buscando a su gato, está metido en el clóset',
    'mi esposo anda con el machete en el rancho desde las cinco',
    'estamos metidos en la cama viendo una película',
    'los gemelos andan buscando a su papá, juegan a las escondidas y están metidos en el clóset',
  ])('is not heard in: %s', (message) => {
    expect(emergenciesIn(message)).toEqual([]);
  });

  it('is never the one who hurts, once it is quiet', () => {
    const { verdicts, replies } = withMessagesOffline(
      SOUGHT,
      'ya se quedo dormido creo',
      'mañana como le hablo bonito para que ya no tome',
    );
    expect(verdicts.map((each) => ('concern' in each ? each.concern : each.leaning))).not.toContain(
      'harming-others',
    );
    for (const reply of replies) expect(reply).toMatch(/^\*\*Llama al 911 ahora/);
    expect(replies[1]).toContain('quédate donde estás');
  });
});

describe('a professional’s text', () => {
  it('does not come first where a weapon is told of', () => {
    const reply = lastReply('mi esposo toma diario y hoy traia el machete en la mano, me da miedo');
    expect(reply.indexOf('¿Alguien te lastima')).toBeGreaterThan(-1);
    expect(reply.indexOf('¿Alguien te lastima')).toBeLessThan(reply.indexOf('consejero en adicciones'));
  });

  it('comes first where somebody hides bottles', () => {
    const reply = lastReply(
      'i am hiding vodka in the closet and drink it every night before the kids are up',
    );
    expect(reply).toMatch(/^.*\n\n\*\*A doctor or an addiction counselor/);
  });

  it('asks nobody whether they hurt somebody, so that a yes to it says nothing of that', () => {
    const doubt = { level: 'unsure', margin: 3, leaning: 'harming-others', isWeak: false } as const;
    const said = 'he drinks a twelve pack every night and yells';
    const { verdicts } = withFindingsOffline({ ...doubt, said }, { answer: 'yes', said: 'yes' });
    expect(verdicts.map(({ kind }) => kind)).toEqual(['unsure', 'unsure']);
    const told = 'i had my fist up at my stepson and punched the truck instead';
    const asked = withFindingsOffline({ ...doubt, said: told }, { answer: 'yes', said: 'yes' });
    expect(asked.verdicts.at(-1)).toMatchObject({ kind: 'answer', concern: 'harming-others' });
  });
});
