import { inWords, shareOf } from '../training/share.js';
import type { Coach, CoachReply } from './coach.js';
import type { Conversation, Line } from './conversation.js';
import { asksAboutRisk, type Replies, type Rule, RULES } from './conversation-rules.js';
import { latencyOf } from './latency.js';

/** A conversation with the rules that it broke. */
interface Judged {
  conversation: Conversation;
  broken: readonly Rule[];
  coachReplies: readonly CoachReply[];
}

interface CheckedConversations {
  report: string;
  isFlawless: boolean;
}

/** Lets every persona talk with the coach, and checks the coach's replies against the rules. */
export async function checkConversations(
  coach: Coach,
  conversations: readonly Conversation[],
): Promise<CheckedConversations> {
  const judged: Judged[] = [];
  for (const conversation of conversations) judged.push(await judgedTalk(coach, conversation));
  const isFlawless = judged.every(({ broken }) => broken.length === 0);
  return { report: reportOf(judged), isFlawless };
}

async function judgedTalk(coach: Coach, conversation: Conversation): Promise<Judged> {
  const talk = coach.begin();
  const coachReplies: CoachReply[] = [];
  for (const line of conversation.says)
    coachReplies.push(await talk.say(next(line, coachReplies.at(-1), conversation)));
  const since = coachReplies.slice(conversation.concern === null ? 0 : conversation.shownIn);
  const replies: Replies = {
    conversation,
    since: since.map(({ text }) => text),
    isSafety: since.map(({ isSafety }) => isSafety),
  };
  const broken = rulesFor(conversation).filter(({ holds }) => !holds(replies));
  return { conversation, broken, coachReplies };
}

const rulesFor = ({ concern }: Conversation): Rule[] => RULES.filter(({ appliesTo }) => appliesTo(concern));

/**
 * The next message depends on the coach's last reply, because most people answer a direct question
 * differently than a reply that misses the point.
 */
function next(line: Line, last: CoachReply | undefined, { concern }: Conversation): string {
  if (typeof line === 'string') return line;
  const isAsked = concern !== null && asksAboutRisk(last?.text ?? '', concern);
  return isAsked ? line.whenAsked : line.otherwise;
}

function reportOf(judged: readonly Judged[]): string {
  const all = judged.flatMap(({ coachReplies }) => coachReplies);
  return [
    ...RULES.map((rule) => ruleLine(rule, judged)),
    line('conversations without a fault', inWords(shareOf(judged, ({ broken }) => broken.length === 0))),
    latencyOf(all.map(({ milliseconds }) => milliseconds)),
    ...judged.filter(({ broken }) => broken.length > 0).map(faultLine),
  ].join('\n');
}

function ruleLine(rule: Rule, judged: readonly Judged[]): string {
  const own = judged.filter(({ conversation }) => rule.appliesTo(conversation.concern));
  return line(rule.name, inWords(shareOf(own, ({ broken }) => !broken.includes(rule))));
}

const line = (name: string, value: string): string => `${name.padEnd(34)} ${value}`;

/** The report leaves out the messages themselves, because personas may be modeled on real people. */
const faultLine = ({ conversation, broken }: Judged): string =>
  `fault: ${conversation.persona}: not “${broken.map(({ name }) => name).join('”, “')}”`;
