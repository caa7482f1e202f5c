import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import { ownWordsIn } from '../asking-back/own-words.js';
import type { AskingCues, AskingTexts } from '../phrases/asking-back/asking-back.js';
import type { GoingOnCues, GoingOnTexts, Kind } from '../phrases/going-on/going-on.js';
import { quoted } from '../quoted.js';
import type { CuratedReply } from '../reply.js';
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

export interface GoneOn {
  message: string;
  kind: Kind;
  used: UsedTexts;
  /** Absent if none was given, or if an exercise would be too risky. */
  page?: Page | undefined;
}

/** Kinds whose message is an answer of its own, which nobody needs to read again. */
const UNQUOTED: readonly Kind[] = ['thanks', 'words', 'example', 'another', 'when', 'doubt'];

/** Reply to a message that goes on: its own words, a short answer, what the page has for it, and one question about it. */
export function goOn(goneOn: GoneOn, language: GoingOnLanguage): CuratedReply {
  const { message, kind, used, page } = goneOn;
  const { texts, cues, asking, askingCues } = language;
  const { advice = [], say = [], withoutPage, ...withPage } = texts.kinds[kind];
  const { line, ask } = page ? withPage : (withoutPage ?? withPage);
  if (kind === 'thanks') return reply(used.preferUnused(line), page);
  const said = UNQUOTED.includes(kind) ? undefined : ownWordsIn(message, askingCues);
  const people = whoseIn(message, cues);
  const named = (each: string): string =>
    each.replaceAll('{them}', people.them).replaceAll('{their}', people.their);
  const leads = said?.text.endsWith('?') ? asking.asked : asking.wrote;
  const ofThePage = page ? ofPage(goneOn, page, texts, say) : '';
  const isStep = [texts.step, texts.stepAgain].some((lead) => ofThePage.includes(`**${lead}:**`));
  const parts = [
    [
      said && used.preferUnused(leads).replace('{said}', () => ended(said.text)),
      used.preferUnused(line.map(named)),
    ],
    [page && used.firstUnused(advice)],
    [ofThePage],
    [kind === 'told' && isStep ? texts.askOfStep : question(kind, ask.map(named), page, used)],
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
const ASKED_BY_PAGE: readonly Kind[] = ['told'];

function question(kind: Kind, ask: readonly string[], page: Page | undefined, used: UsedTexts): string {
  const own = page && ASKED_BY_PAGE.includes(kind) ? used.firstUnused(page.ask) : undefined;
  return own ?? used.firstUnused(ask) ?? used.preferUnused(ask);
}

/** What the page has to say, or to do: something new, or else once more what it has. */
function ofPage(
  { kind, used }: GoneOn,
  { say, steps, source }: Page,
  texts: GoingOnTexts,
  ownSay: readonly string[],
): string {
  const { part } = texts.kinds[kind];
  const repeats = source === 'answer';
  const words = part === 'say' ? say.map(quoted) : [];
  const fresh = used.firstUnused([...words, ...ownSay.map(quoted)]);
  const lines = part === 'step' ? linesOf(steps, [texts.step, repeats && texts.stepAgain], used) : [];
  if (part === 'say') lines.push(...linesOf(words, [texts.say, repeats && texts.sayAgain], used));
  const isSaid = lines.some((line) => fresh !== undefined && line.includes(fresh));
  if (fresh !== undefined && !isSaid) lines.push(`**${texts.say}:** ${fresh}`);
  return lines.join('\n\n');
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
