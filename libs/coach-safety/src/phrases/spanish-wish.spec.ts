import { describe, expect, it } from '@jest/globals';
import { scan } from '../scan.js';

describe('an open wish to die in Spanish', () => {
  it.each([
    'quisiera dormirme y ya no despertar',
    'me dan ganas de acostarme y nunca despertar',
    'ojalá pudiera cerrar los ojos y ya no abrirlos',
    'ya no le hallo sentido a la vida',
    'la neta ya no le encuentro sentido a nada',
    'mi vida ya no tiene sentido',
    'estoy cansada de vivir',
    'todos estarían mejor sin mí',
    'mis hijos serían más felices... estarían felices sin mí',
    'si yo no existiera mi familia descansaría, todos estarían tranquilos sin mí',
    'ya no sirvo, mis hijos estarían mejor con su papá',
    'soy un estorbo para todos',
    'nadie me extrañaría',
    'para qué sigo viviendo',
  ])('is a concern: %s', (message) => {
    expect(scan(message).present.get('suicide')).toBe('self');
  });

  it.each([
    'estoy bien cansada, quisiera dormir todo el día',
    'quiero dormirme y no despertar hasta el lunes jaja',
    'quisiera acostarme y no despertarme tan temprano',
    'ya no le hallo sentido a pelear por los trastes',
    'no le hallo sentido a nada de lo que dice su ex',
    'estoy harta de vivir con mi suegra',
    'cansado de la vida de oficina',
    'mis hijos estarían mejor con su papá este verano',
    'la película no tiene sentido',
    'duérmete y no despiertes al bebé',
  ])('is none in what looks alike: %s', (message) => {
    expect(scan(message).present.has('suicide')).toBe(false);
  });
});
