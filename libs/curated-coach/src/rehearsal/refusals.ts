import { lowered } from './typed-text.js';
import { REFUSALS } from './words.js';

/** Threats without a blow: with the children, with money, with a secret, with papers, with a home. */
const THREATS: readonly RegExp[] = [
  /\b(?:you(?:'ll| will) never|you(?:'re| are) never going to|never going to let you|make sure (?:that )?you never) (?:\w+ )?(?:see|talk to|hold|get|have) (?:the|your|our|my|these|those|them|her|him)\b(?! (?:point|text|message|email|note))/,
  /\b(?:won't|will not|not going to|never) (?:\w+ )?(?:see|get) (?:the kids|your kids|our kids|your (?:son|daughter)|them|her|him) (?:ever )?again\b/,
  /\b(?:take|taking|keep|keeping|turn|turning) (?:the|our|your|my) (?:kids?|children|son|daughter|boys?|girls?|baby) (?:away )?(?:from|against) you\b/,
  /\b(?:tell|show|send|post|email|call) (?:\w+ ){0,4}(?:your (?:boss|work|job|employer|church|pastor))\b/,
  /\b(?:i'll|i will|i'm going to|gonna|want me to) (?:tell|show) (?:\w+ ){0,2}(?:everyone|everybody|the whole \w+|your (?:mom|mother|family|parents|friends|new \w+))(?: \w+){0,4} (?:what you|who you|about you|the truth|how you)\b/,
  /\b(?:post|send|share|show|have|leak)\w* (?:\w+ ){0,3}(?:pictures|photos|pics|nudes|videos|screenshots) (?:of you|to (?:everyone|your|the whole)|online|everywhere)\b|\bi have the (?:pictures|photos|pics|nudes|videos)\b/,
  /\b(?:call|report you to|tell) (?:ice|immigration)\b|\b(?:get|have) you deported\b/,
  /\b(?:get|see) (?:one|a|a single|not one) (?:cent|dime|penny)\b|\b(?:i'll|i will|i'm going to|gonna) (?:ruin|destroy|bury) (?:you|your)\b/,
  /\b(?:throw|throwing|put|putting) (?:all )?(?:your (?:stuff|things|clothes)|you) (?:out|on the (?:street|lawn))\b|\b(?:sleep|live) (?:outside|on the street)\b|\block you out\b|\bnever see (?:this|the|your) (?:dog|cat)\b/,
  /\b(?:come home|answer|call me|pick up|get (?:back|home)|tell me|do (?:it|what i say)) [^.!?]*\bor (?:else|i(?:'ll| will| swear))\b/,
];

const WATCHING: readonly RegExp[] = [
  /\b(?:give|send|tell|text) me (?:\w+ )?(?:your (?:password|passcode|pin|code)|the (?:password|passcode|code) (?:to|for|of) your)\b/,
  /\b(?:turn|put|keep) (?:\w+ )?(?:your )?location (?:back )?on\b/,
  /\bi (?:tracked|went through|checked|looked through|hacked|followed|read) (?:all )?your (?:phone|texts|messages|email|emails|dms|location|car|mail|journal|diary)\b/,
  /\byou(?:'re| are) not (?:going out|allowed|leaving the house|wearing that|seeing (?:her|him|them|your friends))\b/,
  /\bwho are you with\b|\bsend me a (?:picture|photo|selfie|video)\b[^.!?]*\b(?:prove|proof|where you|who you|right now)\b/,
];

const has = (patterns: readonly RegExp[], text: string): boolean => patterns.some((each) => each.test(text));

/** Why we don't help with a message at all, or null. */
export function refusalOf(message: string): string | null {
  const text = lowered(message);
  if (has(THREATS, text)) return REFUSALS.threat;
  return has(WATCHING, text) ? REFUSALS.watching : null;
}
