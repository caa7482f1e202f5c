import type { Actor } from '@anew/contracts/actor';
import { MODULE_SLUGS } from '@anew/contracts/content/module-slugs';
import { contentRpc } from '@anew/contracts/content/rpc';
import { THRESHOLDS } from '@anew/curated-coach/clarity';
import { someone } from '@anew/service-testkit/actors';
import { eventually } from '@anew/testkit/eventually';
import { Processes } from '@anew/testkit/processes';
import { sharedServers } from '@anew/testkit/shared-system';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CoachAlone } from './coach-alone.js';
import { COACH_QUESTIONS, type CoachQuestion } from './coach-questions.js';
import { asLine, curve } from './coach-questions/curve.js';
import { strangersCurve } from './coach-questions/strangers.js';
import { QUIET } from './said.js';

/** A module that answers it, or an honest asking-back. */
const RIGHT_OR_ASKED = 0.95;
/** Lower: these were written after the last change to cues and synonyms. */
const RIGHT_OR_ASKED_HELD_OUT = 0.9;
const ASKED_BACK_AT_MOST = 0.25;

/** Number of people who ask at the same time. */
const AT_ONCE = 4;

let coach: CoachAlone;
/** The service that publishes the modules from which the coach answers. */
let content: Processes;

beforeAll(async () => {
  coach = await CoachAlone.start({ AI_PROVIDER: 'disabled' });
  // Other files have published modules of their own.
  await coach.database.query('DELETE FROM module_texts');
  content = await Processes.of(['content'], await sharedServers());
  await eventually('all modules to be known', async () => {
    const known = await coach.database.query('SELECT 1 FROM module_texts');
    return known.length === MODULE_SLUGS.length || undefined;
  });
  // The first question builds the index of the modules. Those who ask meanwhile would wait too long on a busy machine.
  await coach.say(someone(), 'How do we begin?');
});

afterAll(async () => {
  await Promise.all([coach.stop(), content.stop()]);
});

type Outcome = 'right' | 'asked back' | 'wrong';

async function outcomeOf(person: Actor, { text, accept, after = [] }: CoachQuestion): Promise<Outcome> {
  let id: string | undefined;
  for (const earlier of after) id = (await coach.say(person, earlier, id)).conversationId;
  const answer = await coach.say(person, text, id);
  // The safety check asks about more than it should; what it asks about reaches no module, and is counted so.
  if (answer.done?.source === 'safety') return 'asked back';
  expect(answer.done?.source).toBe('curated');
  const linked = [...answer.text.matchAll(/\/modules\/([a-z-]+)/g)].map(([, slug]) => slug);
  if (linked.length === 0) return accept.length === 0 ? 'right' : 'asked back';
  return accept.some((slug) => linked.includes(slug)) ? 'right' : 'wrong';
}

/** Outcomes in any order. Nobody asks so much that the day's limit ends it. */
async function outcomes(questions: readonly CoachQuestion[]): Promise<Outcome[]> {
  const left = [...questions];
  const all: Outcome[] = [];
  const askSome = async () => {
    for (let question = left.shift(); question; question = left.shift())
      all.push(await outcomeOf(someone(), question));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askSome));
  return all;
}

const share = (outcomes: readonly Outcome[], ...wanted: readonly Outcome[]) =>
  outcomes.filter((outcome) => wanted.includes(outcome)).length / outcomes.length;

describe('the coach without an AI provider', () => {
  it('finds the module for what people really ask, or asks back', async () => {
    const tuned = await outcomes(COACH_QUESTIONS.filter((question) => !question.heldOut));
    const heldOut = await outcomes(COACH_QUESTIONS.filter((question) => question.heldOut));
    const figures = (all: readonly Outcome[]) =>
      (['right', 'asked back', 'wrong'] as const)
        .map((outcome) => `${outcome} ${all.filter((each) => each === outcome).length}/${all.length}`)
        .join(', ');
    console.log(`curated coach, tuned: ${figures(tuned)}; held out once, seen since: ${figures(heldOut)}`);
    expect(share(tuned, 'right', 'asked back')).toBeGreaterThanOrEqual(RIGHT_OR_ASKED);
    expect(share(heldOut, 'right', 'asked back')).toBeGreaterThanOrEqual(RIGHT_OR_ASKED_HELD_OUT);
    expect(share([...tuned, ...heldOut], 'asked back')).toBeLessThanOrEqual(ASKED_BACK_AT_MOST);
  }, 300_000);

  it('answers only with a clear margin, as the curve says from which its thresholds were read', async () => {
    const reader = someone();
    const read = MODULE_SLUGS.map((slug) => coach.service.ask(contentRpc.modules.get, reader, { slug }));
    const modules = await Promise.all(read);
    const points = curve(modules, COACH_QUESTIONS);
    if (process.env.PRINT_CURVE)
      console.log([...points.map(asLine), 'Strangers:', ...strangersCurve(modules).map(asLine)].join('\n'));
    const chosen = points.find(({ sure }) => sure === THRESHOLDS.sure);
    expect(chosen?.askedBack).toBeLessThanOrEqual(ASKED_BACK_AT_MOST);
    expect(chosen?.rightOfAnswered).toBeGreaterThanOrEqual(RIGHT_OR_ASKED);
  });
});

describe('after the name of a professional', () => {
  it.each([
    [
      'My wife’s wine went from weekends to a box that she refills on Wednesdays',
      'ok what do I say tonight?',
    ],
    ['My stepdaughter makes herself throw up', 'where do I start?'],
    ['Since the baby was born I cry every day and feel numb', 'ok what do I say tonight?'],
    ['My husband hears voices at night', 'give me an example'],
    ['It’s a year since my son died and I cry every day', 'what do I tell my wife?'],
  ])('no exercise follows to “%s”, “%s”', async (told, message) => {
    const person = someone();
    const { conversationId } = await coach.say(person, 'How do we split money for the kids?');
    const named = await coach.say(person, told, conversationId);
    expect(named.text).not.toContain('/modules/');
    const { text } = await coach.say(person, message, conversationId);
    expect(text).toMatch(QUIET);
    expect(text).not.toContain('/modules/');
  });

  it.each([
    ['Since the baby was born I cry every day and feel numb', /1-833-852-6262/],
    ['My stepdaughter makes herself throw up', /\*\*doctor\*\*/],
    ['He blew our savings on sports betting', /1-800-697-3738/],
  ])('everyday questions get none to the end, and whom to see: “%s”', async (told, who) => {
    const person = someone();
    const { conversationId } = await coach.say(person, told);
    await coach.say(person, 'I am fine really', conversationId);
    for (const message of ['How do we split money for the kids?', 'How do I get his kids to do chores?']) {
      const { text } = await coach.say(person, message, conversationId);
      expect(text).toMatch(who);
      expect(text).not.toContain('/modules/');
    }
  });
});

describe('an everyday message in Spanish', () => {
  it.each([
    ['external-influences', 'mi suegra opina de todo lo que cocino'],
    ['practical-blending', 'Los trastes siempre los lavo yo'],
  ])('gets an answer in Spanish, from %s', async (slug, message) => {
    const { done, text } = await coach.say(someone(), message);
    expect(done?.source).toBe('curated');
    expect(text).toContain(`/modules/${slug}`);
    expect(text).toMatch(/Podrías decir|Puedes decir|Con estas palabras|Una frase para probar/);
  });
});
