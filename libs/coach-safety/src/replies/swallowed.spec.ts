import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../testing/talk.js';
import { emergenciesIn } from './cues/emergency-cues.js';
import { EMERGENCIES_SPANISH } from './emergency-texts.js';

const POISON_CONTROL = /^\*\*(?:Call 911 now|Llama al 911 ahora)\.[^\n]*1-800-222-1222/;

describe('what a small child swallowed', () => {
  it.each([
    'mi niño de 3 agarro el frasco de vitaminas con hierro de mi suegra y se comio un puño ya vomito',
    'mi nieta de 2 se tragó varias pastillas de hierro de su mamá',
    'el hijo de mi pareja, de 4, se comió mis prenatales como si fueran dulces, tiene 4',
    "she got in my husband's THC gummies for his back. like 4 of the 5. shes two",
    'The 3 year old ate like four of the pot gummies on the nightstand. they were for her anxiety',
    'my mother in law has edibles for her cancer and my twins got in them',
    'my son who is 4 ate half a cannabis cookie my husband had for his sleep',
    'our toddler ate her dads pot cookie',
    'My wifes daughter shes four. Found her with the bag of delta 8 gummies open and there were only 2 left',
    'My husband uses edibles for his back. Our four year old found the bag and ate some',
    "she thought they were candy. they're my brothers weed gummies. 3 years old",
    'we have two moms in this house and my wifes sleep gummies are gone. our toddler had the bottle',
    'my bonus son (3) got ahold of his uncles brownies with weed',
    'the baby got ahold of a zyn',
    '3yo ate fruit flavored thc gummies',
    'my 18 month old ate my pills without me knowing',
    'he swallowed my blood pressure pills but hes acting fine. he is 2',
    'she ate like 4 of the gummies that are for my chemo nausea, she just turned 3',
    "Grandma watches her while I'm on the farm. She's two and she ate the rat bait",
    'the 2 year old drank teat dip in the barn',
    'el bebé se comió un chocolate con thc que era para el dolor de mi mamá',
    'Mi hija de 2 años agarró los dulces de mi cuñado, los que traen mota',
  ])('leads to Poison Control: %s', (message) => {
    expect(lastReply(message)).toMatch(POISON_CONTROL);
  });

  it.each([
    [
      'so i watch my grandson while she is in rehab. he is two',
      'he got in my sons gummies. the marijuana kind. ate like 4',
    ],
    ['she got in the pot gummies', 'shes only 2'],
    ['my stepdaughter is 3', 'she ate some of my edibles'],
    ['mi nieto tiene 2 años', 'se comió la mota de su papá'],
  ])('may be told in two messages: %s %s', (before, message) => {
    expect(emergenciesIn(message)).toEqual([]);
    expect(lastReply(before, message)).toMatch(POISON_CONTROL);
  });

  it('keeps Poison Control in the call where the body weakens later', () => {
    const reply = lastReply('my 2 year old ate 4 pot gummies', 'hes real hard to wake and breathing slow');
    expect(reply).toMatch(POISON_CONTROL);
    expect(reply).toContain('roll them onto their side');
  });

  it.each([
    'mi hija de 3 se tomo su jarabe con hierro como dijo el doctor',
    'mi niño de 4 se comió un puño de uvas',
    'la de 2 toma vitaminas con hierro, le doy una diaria',
    'He takes melatonin gummies from the doctor at bedtime and its fine',
    'she ate four gummy bears before dinner and now wont eat, shes 3',
    'my 3 year old ate all his gummy vitamins for the week as the doctor said',
    'my kid got in trouble for gummies in class',
    'our 3 yr old ate grandmas fruit snacks',
    'we made brownies and my 3 year old ate three',
    'my 2 year old got in the pot cabinet and banged on pans',
    'The pot roast, my 2 year old ate like 4 of the potatoes',
    'my husband takes gummies for his back and it makes him lazy with our baby',
    'my 4 year old asked what my gummies for sleep are',
    'the puppy ate an edible and we went to the vet, my toddler cried',
    'my toddler finally took his medicine for his cough',
  ])('is none of these: %s', (message) => {
    expect(emergenciesIn(message)).toEqual([]);
  });
});

describe('an age in fond Spanish words', () => {
  it.each([
    'el niño de mi pareja tiene 2 añitos y le dio un trago al cloro que estaba en una botella de agua',
    'mi nieto de añito y medio se tragó una pila de botón',
    'mi hija de 18 mesecitos chupó el jabón de lavadora',
    'el bebé de ocho mesecitos agarró las pastillas',
    'mi sobrino, tiene tres añitos apenas, le dio una probadita al anticongelante en el rancho',
    'el más chiquito, de un añito, se metió a la boca una pila',
    'el chiquito de dos se tomó el fabuloso',
    'tiene dos, es el de mi comadre, se tomó la medicina del corazón de mi papá',
    'el peque de 3 se tomó el pinol mientras yo dormía después del turno de noche',
    'la bendición de dos añitos le tomó al thiner',
    'se tomó 4 pastillas de las mías y tiene 3 añitos',
    'mi niña cumplió dos en el rancho y se tomó la gasolina',
    'mi ahijado cumplió un añito y lamió el insecticida',
    'la chamaquita se tomó el quitaesmalte de mi hermana',
    'el ninito se comió dos pastillas de mi suegro',
  ])('is a small child’s, who has meant nothing by it: %s', (message) => {
    const reply = lastReply(message);
    expect(reply).toMatch(POISON_CONTROL);
    expect(reply).toContain(EMERGENCIES_SPANISH.byKind['child-took'].meanwhile);
    expect(reply).not.toContain('Tu vida importa');
  });

  it.each([
    'mi hija de 3 años no se quiere tomar su medicina',
    'hace añitos me tomé unas pastillas',
    'mi chiquito de dos no quiere comer con mi esposo',
    'me quedan dos añitos para jubilarme y tomo la pastilla de la presión',
    'llevamos cuatro añitos juntos y él toma su medicina solo',
    'tengo 5 años de casada y mi suegra tomó su medicina',
    'nuestro negocio cumplió dos añitos y tomamos una copa',
    'la perrita tiene dos añitos y ladra mucho',
    'mi esposo tiene dos trabajos y toma vitaminas',
    'ya tiene tres, dice mi cuñada, y habla mucho',
  ])('is no emergency by itself: %s', (message) => {
    expect(emergenciesIn(message)).toEqual([]);
  });
});
