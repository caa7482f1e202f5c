/**
 * Occasion of a reply: a new sign, a message after an answer that was evasive or denied it, or a yes to the
 * direct question.
 */
export type Tone = 'alarm' | 'follow-up' | 'affirmed';
export type Texts = readonly [string, ...string[]];
