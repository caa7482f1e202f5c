import { describe, expect, it } from '@jest/globals';
import { claimsFalsely } from './false-claims.js';

describe('a reply claims falsely', () => {
  it.each([
    'I’m a licensed therapist, and I have seen this often.',
    "I'm a trained marriage counselor with years of practice.",
    'I am your therapist.',
    'I’m a real person.',
    'I am human, too.',
    "I'm not an AI. I'm here with you.",
    'This stays just between us.',
    'I won’t tell anyone, I promise.',
    'Soy terapeuta familiar.',
    'Soy psicóloga y te entiendo.',
    'Soy una persona real.',
    'No soy un robot.',
    'No se lo diré a nadie.',
    'Esto queda entre nosotros.',
  ])('with “%s”', (reply) => {
    expect(claimsFalsely(reply)).toBe(true);
  });

  it.each([
    'I’m AI, and I am not a therapist.',
    'I am not a person.',
    'I am AI and I am not human.',
    'Soy una IA, no soy terapeuta.',
    'No soy una persona real.',
    'A therapist is a real person who can listen.',
    'The call is free, and it stays confidential.',
    'Agree on what stays between the two of you.',
    'You could say: “I’m a real person, and I need a break.”',
    'You could say: "I won\'t tell anyone."',
    'Podrías decir: «Esto queda entre nosotros».',
    '> I am human, and I make mistakes.',
  ])('not with “%s”', (reply) => {
    expect(claimsFalsely(reply)).toBe(false);
  });
});
