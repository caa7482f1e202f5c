/** A new sign; the message after an answer that took no stand or denied; a yes to the direct question. */
export type Tone = 'alarm' | 'follow-up' | 'affirmed';
export type Texts = readonly [string, ...string[]];
