import { freshest } from '../freshest.js';
import { messagesOf, type Talk, type Turn } from '../turn.js';
import { type Emergency, emergencyAfter } from './cues/emergency-cues.js';
import { isTakenByAnother } from './cues/overdose-cues.js';
import { isHelped, isResolved } from './cues/resolved-cues.js';
import { EMERGENCIES, EMERGENCIES_SPANISH, type EmergencyTexts } from './emergency-texts.js';
import { asWordedToday } from './former-wordings.js';
import { harmSign } from './harm-signs.js';
import { SPANISH_PLEASE } from './spanish.js';

const ALL: readonly EmergencyTexts[] = [EMERGENCIES, EMERGENCIES_SPANISH];
const KINDS = Object.keys(EMERGENCIES.byKind) as Emergency[];

/** A question whether this may wait. It gets its answer, because a call alone says nothing about tomorrow. */
const WAIT =
  /(?<!\p{L})(?:(?:should|would|can|could|do|shall|ok to|okay to|better to|or)(?: \p{L}+)? wait|wait (?:til|till|until|for)|(?:me|nos|lo|la)? ?espero|esperamos|esperar|esperarme)(?!\p{L})/iu;
const NO_WAITING = 'You ask if this can wait. **No. Please call now**, also at night.';
const NO_WAITING_SPANISH = 'Preguntas si puede esperar. **No. Llama ahora**, también de noche.';

/** A question whether to call at all, or still. */
const CALL =
  /(?<!\p{L})(?:(?:should|do|must|can|could|shall) (?:i|we) (?:even |still |really |just |go ahead and |have to |need to )*(?:call|report|dial|tell the (?:police|cops))|(?:still|worth|too late to|bother(?:ing)? to|need to|have to) (?:even )?(?:call|calling|report|reporting)|(?:debo|deber[ií]a|tengo que|vale la pena|hace falta|todav[ií]a|a[uú]n|igual|de todos modos|mejor) (?:l[eo]s? )?(?:llamar|llamo|reportar|reporto|hablar al 911)|llamo (?:igual|todav[ií]a|de todos modos))(?!\p{L})/iu;
const YES_CALL =
  'You ask if you should call. **Yes. Please call now**, also if it looks over. Say what you saw, and if a court has told them to stay away. Nobody will mind that you called.';
const YES_CALL_SPANISH =
  'Preguntas si hay que llamar. **Sí. Llama ahora**, aunque parezca que ya pasó. Di qué viste, y si un juez le prohibió acercarse. A nadie le molesta que llames.';

/** That somebody seems to be gone, which nobody knows who only hopes so. */
const SEEMS_GONE =
  /(?<!\p{L})(?:left|drove (?:off|away)|took off|ran off|gone|went away|leaving|se fue|se fueron)(?!\p{L})/iu;
const IF_GONE =
  '**Even if they seem to be gone, please make the call.** Stay inside with the doors locked, and don’t go out to look. If there is a court order, coming near can break it: the police write that down, and it can protect you later. If they come back: **911** again.';
const IF_GONE_SPANISH =
  '**Aunque parezca que ya no está, haz la llamada.** Quédate adentro con las puertas cerradas con seguro, y no salgas a ver. Si hay una orden de un juez, acercarse puede violarla: la policía lo apunta, y eso te puede proteger después. Si vuelve: **911** otra vez.';

/** Where somebody is safer behind a door while another rages, however quiet it gets. */
const BEHIND_A_DOOR: readonly Emergency[] = ['hiding', 'breaking-in', 'held'];
/** What somebody brings who can go away again. */
const GONE_FROM: readonly Emergency[] = [...BEHIND_A_DOOR, 'awaited'];
/** Whether they think of coming out. */
const GO_OUT =
  /(?<!\p{L})(?:(?:go|come|went|get|step|look) (?:back )?out|out there|open (?:it|the door|up)|say (?:i['’]?m )?sorry|apologi[sz]e|quiet|asleep|calm(?:ed)?|stopped|salgo|salir|abr(?:o|ir|irle)|perd[oó]n|disculp\p{L}*|ya no se oye|call(?:ado|ada)|dormido|se calm[oó])(?!\p{L})/iu;
const STAY_IN =
  '**If it is quiet now, please stay where you are, with the door locked.** Don’t go out to look, to talk or to say sorry. Text 911 while it is quiet, and let them check.';
const STAY_IN_SPANISH =
  '**Si ya no se oye nada, quédate donde estás, con la puerta cerrada con seguro.** No salgas a ver, ni a hablar, ni a pedir perdón. Mientras no se oye nada, manda al 911 un texto con tu dirección y la palabra HELP, y que ellos revisen.';

/**
 * Call for help that leads the reply while an emergency stands, and a paragraph below it. Empty if none stands: none was
 * told, or the person has said since that help is there or that it is over.
 */
export function emergencyParagraphs({ message, turns, language }: Talk): readonly string[] {
  const { byKind, staying } = language === 'es' ? EMERGENCIES_SPANISH : EMERGENCIES;
  const said = messagesOf(turns);
  const found = isHelped(message) ? undefined : emergencyAfter(said, message);
  // After a blow, the text about harm inside the body says more.
  const isHarm = found === 'unresponsive' && harmSign({ message, turns, language }).length > 0;
  const told = isHarm ? undefined : found;
  const standing = stillCalledFor(message, turns);
  const kind = told ?? standing;
  if (kind === null) return [];
  const { forAnother, meanwhile: forWriter } = byKind[kind];
  const { call } = byKind[isFromPoison(kind, standing) ? standing : kind];
  const meanwhile = forAnother !== undefined && isTakenByAnother(message) ? forAnother : forWriter;
  const isSaid = isIn(turns, meanwhile);
  const isAsked = WAIT.test(message) && told !== undefined;
  const answer = isAsked ? [language === 'es' ? NO_WAITING_SPANISH : NO_WAITING] : [];
  if (!isAsked && CALL.test(message)) answer.push(language === 'es' ? YES_CALL_SPANISH : YES_CALL);
  else if (GONE_FROM.includes(kind) && told === undefined && SEEMS_GONE.test(message))
    answer.push(language === 'es' ? IF_GONE_SPANISH : IF_GONE);
  if (BEHIND_A_DOOR.includes(kind) && GO_OUT.test(message))
    answer.push(language === 'es' ? STAY_IN_SPANISH : STAY_IN);
  if (language === 'es' && !isIn(turns, SPANISH_PLEASE)) answer.push(SPANISH_PLEASE);
  return [call, ...answer, told === undefined || isSaid ? freshest(staying, turns) : meanwhile];
}

const isIn = (turns: readonly Turn[], text: string): boolean =>
  turns.some(({ role, content }) => role === 'assistant' && asWordedToday(content).includes(text));

/** Whether a body weakens after something was swallowed, so that the call to Poison Control still stands. */
const isFromPoison = (told: Emergency, standing: Emergency | null): standing is 'taken' | 'child-took' =>
  ['body', 'unresponsive'].includes(told) && (standing === 'taken' || standing === 'child-took');

/** Emergency of an earlier message that nobody has said to be over. */
function stillCalledFor(message: string, turns: readonly Turn[]): Emergency | null {
  const at = turns.findLastIndex((turn) => calledFor(turn) !== null);
  const called = turns[at];
  const kind = called ? calledFor(called) : null;
  if (kind === null) return null;
  const since = messagesOf(turns.slice(at));
  // Who asks whether to call is told yes, unless help has been there.
  const ends = (said: string): boolean => (CALL.test(message) ? isHelped(said) : isResolved(kind, said));
  return [...since, message].some(ends) ? null : kind;
}

/** Emergency for which we called last, if help has been there since, or null. */
export function helpedAfter(turns: readonly Turn[], message: string): Emergency | null {
  const at = turns.findLastIndex((turn) => calledFor(turn) !== null);
  const called = turns[at];
  if (!called) return null;
  const since = messagesOf(turns.slice(at));
  const kind = calledFor(called);
  // A child who is out of the car and well needs no ambulance, and is looked after all the same.
  const ends = (said: string): boolean => isHelped(said) || (kind === 'hot-car' && isResolved(kind, said));
  return [...since, message].some(ends) ? kind : null;
}

function calledFor({ role, content }: Turn): Emergency | null {
  if (role !== 'assistant') return null;
  const reply = asWordedToday(content);
  return KINDS.find((kind) => hasCall(kind, reply)) ?? null;
}

/** Whether a reply of ours is a call for help and nothing else. It asks nothing, so no “yes” or “no” answers it. */
export function isCallAlone(content: string): boolean {
  const reply = asWordedToday(content);
  return ALL.some(({ byKind, staying }) =>
    [
      ...Object.values(byKind).flatMap(({ meanwhile, forAnother = meanwhile }) => [meanwhile, forAnother]),
      ...staying,
    ].some((text) => reply.includes(text)),
  );
}

const hasCall = (kind: Emergency, reply: string): boolean =>
  ALL.some(({ byKind }) => reply.includes(byKind[kind].call));
