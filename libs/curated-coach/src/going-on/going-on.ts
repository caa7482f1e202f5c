import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import { ownWordsIn } from '../asking-back/own-words.js';
import type { AskingCues, AskingTexts } from '../phrases/asking-back/asking-back.js';
import type { GoingOnCues, GoingOnTexts, Kind, Listener } from '../phrases/going-on/going-on.js';
import { quoted } from '../quoted.js';
import type { CuratedReply } from '../reply.js';
import { countWords, sentencesOf } from '../sentences.js';
import { unaccented } from '../terms.js';
import type { UsedTexts } from '../used-texts.js';
import { whoseIn } from './kind.js';

/** The page on which a conversation is. */
export interface Page {
  moduleSlug: ModuleSlug;
  /** Message to which it was given. */
  told: string;
  say: readonly string[];
  steps: readonly string[];
  ask: readonly string[];
  /** What it is. An answer has only one of each text, so that it is given once more. */
  source: 'answer' | 'situation' | 'matter';
  /** Title of the answer that it is. */
  title?: string;
}

/** Everything that speaks of going on in one language. */
export interface GoingOnLanguage {
  texts: GoingOnTexts;
  cues: GoingOnCues;
  asking: AskingTexts;
  askingCues: AskingCues;
  /** Last line of a reply from a page. */
  closing: (slug: ModuleSlug, used: UsedTexts) => string;
}

interface GoneOn {
  message: string;
  kind: Kind;
  used: UsedTexts;
  /** Absent if none was given, or if an exercise would be too risky. */
  page?: Page | undefined;
  /** Somebody other than the partner whom a message speaks of saying something to. */
  listener?: Listener | undefined;
}

/** Kinds of what is only told. */
export const TELLING: readonly Kind[] = [
  'told',
  'others-do',
  'their-wish',
  'feeling',
  'idea',
  'spare-time',
  'was-asked',
];
/** Kinds whose message is an answer of its own, which nobody needs to read again. */
const UNQUOTED: readonly Kind[] = [
  'thanks',
  'words',
  'example',
  'another',
  'when',
  'doubt',
  'shorter',
  'first-step',
];

/**
 * Reply to a request where help would be too risky, with nothing but what the page before has said already, or undefined if it has nothing
 * of that kind.
 */
export function sayAgain(
  goneOn: GoneOn & { page: Page },
  language: GoingOnLanguage,
): CuratedReply | undefined {
  const { kind, used, page } = goneOn;
  const { texts, asking } = language;
  const again = partOf(goneOn, page, texts).filter((line) => used.has(line.replace(/^.*?:\*\* “?|”$/g, '')));
  if (again.length === 0) return undefined;
  const { line, ask } = texts.kinds[kind];
  const parts = [used.preferUnused(line), ...again, used.firstUnused(ask) ?? used.preferUnused(ask)];
  return reply([...parts, `*${used.preferUnused(asking.notes)}*`].join('\n\n'), undefined);
}

/** Reply to a message that goes on: its own words, a short answer, what the page has for it, and one question about it. */
export function goOn(goneOn: GoneOn, language: GoingOnLanguage): CuratedReply {
  const { message, kind, used, page } = goneOn;
  const { texts, cues, asking, askingCues } = language;
  const { advice = [], withoutPage, ...withPage } = texts.kinds[kind];
  const { line, ask } = page ? withPage : (withoutPage ?? withPage);
  if (kind === 'thanks') return reply(used.preferUnused(line), page);
  const said = UNQUOTED.includes(kind) ? undefined : ownWordsIn(message, askingCues);
  const people = whoseIn(message, cues);
  const named = (each: string): string =>
    each.replaceAll('{them}', people.them).replaceAll('{their}', people.their);
  const leads = said?.text.endsWith('?') ? asking.asked : asking.wrote;
  const ofThePage = page ? ofPage(goneOn, page, language) : '';
  const isStep = [texts.step, texts.stepAgain].some((lead) => ofThePage.includes(`**${lead}:**`));
  const parts = [
    [
      said && used.preferUnused(leads).replace('{said}', () => ended(said.text)),
      used.preferUnused(line.map(named)),
    ],
    [page && used.firstUnused(advice)],
    [ofThePage],
    [TELLING.includes(kind) && isStep ? texts.askOfStep : question(kind, ask.map(named), page, used)],
    [page ? language.closing(page.moduleSlug, used) : `*${used.preferUnused(asking.notes)}*`],
  ];
  const text = parts
    .map((part) => part.filter(Boolean).join(' '))
    .filter((part) => part !== '')
    .join('\n\n');
  return reply(text, page);
}

const reply = (text: string, page: Page | undefined): CuratedReply => ({
  text,
  moduleSlug: page?.moduleSlug ?? null,
  asksBack: !page,
});

/** Kinds to which the questions of the page belong. To the others, their own question is nearer. */
const ASKED_BY_PAGE: readonly Kind[] = ['told', 'others-do'];

function question(kind: Kind, ask: readonly string[], page: Page | undefined, used: UsedTexts): string {
  const own = page && ASKED_BY_PAGE.includes(kind) ? used.firstUnused(page.ask) : undefined;
  return own ?? used.firstUnused(ask) ?? used.preferUnused(ask);
}

/** What the page has to say, or to do: something new, or else once more what it has. */
function ofPage(goneOn: GoneOn, page: Page, { texts, cues }: GoingOnLanguage): string {
  const { kind, message, used, listener } = goneOn;
  const { say = [], part } = texts.kinds[kind];
  const lines = partOf(goneOn, page, texts);
  // Words of a page may be for somebody else than the one who is meant.
  const isForListener = listener
    ? cues.listeners.some(([who, signs]) => who === listener && signs.test(plainly(page.told)))
    : !cues.toPartner.test(plainly(message));
  const isEnough = lines.length > 0 && (isForListener || kind === 'shorter');
  const others = listener && part === 'say' ? texts.sayTo[listener] : say;
  const own = isEnough ? undefined : used.firstUnused(others.map(quoted));
  if (own !== undefined) lines.push(`**${texts.say}:** ${own}`);
  return lines.join('\n\n');
}

const plainly = (text: string): string => unaccented(text.toLowerCase());

function partOf({ kind, used }: GoneOn, page: Page, texts: GoingOnTexts): string[] {
  const { part } = texts.kinds[kind];
  const again = page.source === 'answer';
  if (kind === 'shorter')
    return page.say.slice(0, 1).map((say) => `**${texts.say}:** ${quoted(shortest(say))}`);
  if (part === 'step') return linesOf(page.steps, [texts.step, again && texts.stepAgain], used);
  return part === 'say' ? linesOf(page.say.map(quoted), [texts.say, again && texts.sayAgain], used) : [];
}

/** Words of a sentence that says something by itself. */
const SAYS_SOMETHING = 4;

/** The first sentence of what is to be said, with the next if it is only a hello. */
function shortest(say: string): string {
  const sentences = sentencesOf(say);
  const at = sentences.findIndex((sentence) => countWords(sentence) >= SAYS_SOMETHING);
  return at < 0 ? say : sentences.slice(0, at + 1).join(' ');
}

function linesOf(
  all: readonly string[],
  [lead, again]: readonly [string, string | false],
  used: UsedTexts,
): string[] {
  const fresh = used.firstUnused(all);
  if (fresh !== undefined) return [`**${lead}:** ${fresh}`];
  const [known] = all;
  if (known === undefined || again === false) return [];
  const line = `**${again}:** ${known}`;
  return used.has(line) ? [] : [line];
}

const ended = (text: string): string => (/[?!…]’?$/.test(text) ? text : `${text.replace(/[.,;:]+$/, '')}.`);
