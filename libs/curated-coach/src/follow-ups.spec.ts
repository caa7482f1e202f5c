import { describe, expect, it } from '@jest/globals';
import { CuratedCoach } from './curated-coach.js';
import { FIXTURE_MODULES } from './testing/fixture-modules.js';

const coach = new CuratedCoach(FIXTURE_MODULES);
const after = (told: string, message: string, language = 'en', isGated = false) =>
  coach.reply({
    turns: [
      { role: 'user', content: told, isGated },
      { role: 'assistant', content: 'Thank you for telling me.' },
    ],
    message,
    language,
  });

const TOLD = 'Our Tuesday bread came out flat and we ate it anyway';

describe('a short follow-up that nothing before explains', () => {
  it.each([
    'how do we tell the kids together',
    'how do i bring it up',
    'how do we tell the children tonight',
  ])('is never matched by itself to a far question: %s', (message) => {
    expect(after(TOLD, message).text).not.toMatch(/\*\*[^*]*(grandparent|moves in|baby|divorc)/i);
  });

  it.each(['como le saco el tema', '¿y cómo le digo eso?', 'alguna idea', 'por dónde empezamos'])(
    'is not so in Spanish either: %s',
    (message) => {
      const { asksBack, text } = after('El pan del martes salió plano', message, 'es');
      expect(asksBack).toBe(true);
      expect(text).not.toMatch(/\/modules\/|^- /m);
    },
  );
});

describe('a short follow-up in Spanish', () => {
  const QUIET = 'mi marido se queda callado cuando algo le molesta';

  it.each(['como le saco el tema', 'alguna idea', '¿Y por dónde empiezo?'])(
    'is answered from the message before: %s',
    (message) => {
      expect(after(QUIET, message, 'es').text).toContain('/modules/communication-complexity');
    },
  );

  it('raises nothing of what was too risky for an exercise', () => {
    expect(after(QUIET, 'alguna idea', 'es', true).text).not.toContain('/modules/');
  });
});
