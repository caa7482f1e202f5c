import { setTimeout as delay } from 'node:timers/promises';
import { findChromium } from '@anew/local-servers/chromium';
import { FakeProvider, type Script } from '@anew/testkit/fake-provider';
import { type SignedUp, single } from '@anew/testkit/person';
import { System } from '@anew/testkit/system';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import type { Bench } from './harness/bench.js';
import { machine } from './harness/machine.js';
import type { Resources } from './harness/resources.js';
import { rounds } from './harness/rounds.js';
import { spread } from './harness/statistics.js';
import { align } from './harness/table.js';

const MESSAGES = 300;
const MOST_NODES = 8_000;
/** Largest share of the main thread's time that may be used while a reply is streamed. */
const MOST_BUSY = 0.3;
/** Interval for 40 tokens a second, in milliseconds. */
const TOKEN_MS = 25;
const STREAM_MS = 8_000;

const QUESTION =
  'My partner’s children come every other weekend and I never know which rules count in our house. How do we talk about it?';
const REPLY = `That is a hard place to stand in, and a common one. Before the next weekend, try this:

1. **Find twenty quiet minutes** for the two of you, without the children.
2. Each of you names *one* rule that matters most, and why.
3. Agree on those two, and let the rest go for now.

You could begin with: “I want the weekends to feel good for all of us. Can we settle two things together?”

What would your own one rule be?`;

/** Tokens of the reply, a few characters each, as a model would send them. */
const TOKENS = REPLY.match(/\s*\S{1,5}/g) ?? [];

/**
 * Chromium's sandbox refuses to start as root. The other flags keep the browser from sending requests of its
 * own.
 */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

/** Has a conversation of `MESSAGES` through the API. @returns its id */
async function talkLong(person: SignedUp, fake: FakeProvider): Promise<string> {
  fake.always((reply) => reply.say(REPLY));
  let conversationId: string | undefined;
  for (let exchange = 0; exchange < MESSAGES / 2; exchange++) {
    const body = { message: `${QUESTION} (${exchange})`, ...(conversationId && { conversationId }) };
    const sent = person.post<{ conversationId: string }>('/api/coaching/chat', body);
    ({ conversationId } = await person.expectOk(sent));
  }
  if (conversationId === undefined) throw new Error('Nothing was said');
  return conversationId;
}

async function openPage(person: SignedUp, path: string, resources: Resources): Promise<Page> {
  const browser = resources.keep(
    await chromium.launch({ executablePath: await findChromium(), args: QUIET }),
    (launched) => launched.close(),
  );
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const url = `${person.origin}/api`;
  await context.addCookies(
    [...person.cookies].map(([name, value]) =>
      name === 'auth_token' ? { name, value, url: person.origin } : { name, value, url, httpOnly: true },
    ),
  );
  const page = await context.newPage();
  await page.goto(`${person.origin}${path}`);
  return page;
}

const shown = (page: Page, count: number): Promise<void> =>
  page
    .locator('[role=log] article')
    .nth(count - 1)
    .waitFor({ state: 'attached' });

interface DomNode {
  children?: DomNode[];
}

/**
 * Number of nodes in the document: elements, texts and comments, including those inside of browser widgets.
 */
async function nodesOf(session: CDPSession): Promise<number> {
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const count = ({ children = [] }: DomNode): number =>
    children.reduce((sum, child) => sum + count(child), 1);
  return count(root);
}

interface Load {
  /** Seconds of the main thread in tasks of any kind, and of these in scripts, styles and layout. */
  task: number;
  script: number;
  style: number;
  layout: number;
  at: number;
}

async function loadOf(session: CDPSession): Promise<Load> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return {
    task: of('TaskDuration'),
    script: of('ScriptDuration'),
    style: of('RecalcStyleDuration'),
    layout: of('LayoutDuration'),
    at: of('Timestamp'),
  };
}

type Shares = Record<'task' | 'script' | 'style' | 'layout', number>;

function sharesBetween(before: Load, after: Load): Shares {
  const share = (part: keyof Shares) => (after[part] - before[part]) / (after.at - before.at);
  return { task: share('task'), script: share('script'), style: share('style'), layout: share('layout') };
}

/** A script of the provider that reports when its first token and its last one have been sent. */
function slowly() {
  let onBegun!: () => void;
  let onEnded!: () => void;
  const begun = new Promise<void>((resolve) => (onBegun = resolve));
  const ended = new Promise<void>((resolve) => (onEnded = resolve));
  const script: Script = async (reply) => {
    for (let token = 0; token < STREAM_MS / TOKEN_MS; token++) {
      reply.piece(TOKENS[token % TOKENS.length] ?? '');
      onBegun();
      await delay(TOKEN_MS);
    }
    onEnded();
    reply.end();
  };
  return { script, begun, ended };
}

async function streamOne(page: Page, session: CDPSession, fake: FakeProvider): Promise<Shares> {
  const { script, begun, ended } = slowly();
  fake.next(script);
  await page.getByLabel('Message to the coach').fill(QUESTION);
  await page.keyboard.press('Enter');
  await begun;
  const before = await loadOf(session);
  await ended;
  return sharesBetween(before, await loadOf(session));
}

async function measure(page: Page, fake: FakeProvider): Promise<{ nodes: number; streams: Shares[] }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await shown(page, MESSAGES);
  const nodes = await nodesOf(session);
  const streams: Shares[] = [];
  const all = rounds(3);
  for (let round = 1; round <= all; round++) {
    streams.push(await streamOne(page, session, fake));
    await shown(page, MESSAGES + 2 * round);
    console.log(`Streaming: round ${round} of ${all}`);
  }
  return { nodes, streams };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function tableOf(nodes: number, streams: readonly Shares[]): string {
  const row = (name: string, part: keyof Shares) => {
    const { median, min, max } = spread(streams.map((shares) => shares[part]));
    return [name, percent(median), percent(min), percent(max), part === 'task' ? percent(MOST_BUSY) : ''];
  };
  return [
    `${nodes} nodes with ${MESSAGES} messages; at most ${MOST_NODES}`,
    '',
    align([
      ['main thread while streaming', 'median', 'least', 'most', 'at most'],
      row('busy', 'task'),
      row('of it scripts', 'script'),
      row('of it styles', 'style'),
      row('of it layout', 'layout'),
    ]),
  ].join('\n');
}

export const bench: Bench = {
  title: `The coach’s page with ${MESSAGES} messages, in Chromium`,
  async run(resources) {
    const fake = resources.keep(await FakeProvider.start(), (started) => started.stop());
    const env = { AI_PROVIDER: 'anthropic', ...fake.env('anthropic') };
    const system = resources.keep(await System.start({ env }), (started) => started.stop());
    const person = await single(system.origin);
    const id = await talkLong(person, fake);
    const page = await openPage(person, `/coaching?c=${id}`, resources);
    const { nodes, streams } = await measure(page, fake);
    return {
      table: tableOf(nodes, streams),
      data: { ...machine(), messages: MESSAGES, nodes, mostNodes: MOST_NODES, mostBusy: MOST_BUSY, streams },
    };
  },
};
