// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { choice, number, plural } from '../format.js';
import { said } from '../said.js';

export const focusAreas = (): string => said('uc1Z') ?? 'Focus areas';
export const noFocus = (): string => said('k29T') ?? 'None chosen yet';
export const focusesNow = (v: { first: string | number; more: number }): string =>
  said('scuV', v) ??
  plural('en-US', v.more, { '=0': `${v.first}`, other: `${v.first} and ${number('en-US', v.more)} more` });
export const dailyQuestions = (): string => said('mVJo') ?? 'Daily questions';
export const questionsNow = (v: {
  ai: 'anthropic' | 'disabled' | 'openai' | (string & {});
  style: 'deep' | 'light' | (string & {});
}): string =>
  said('T5Be', v) ??
  `${choice(v.style, { light: 'Light', deep: 'Deep', other: 'Balanced' })} · AI questions: ${choice(v.ai, { anthropic: 'Anthropic', openai: 'OpenAI', disabled: 'off', other: 'automatic' })}`;
export const reminders = (): string => said('5N_t') ?? 'Reminders';
export const remindersNow = (v: {
  channel: 'mail' | 'push' | (string & {});
  letter: 'yes' | (string & {});
  time: string | number;
}): string =>
  said('LRss', v) ??
  `${choice(v.channel, { push: `On the screen at ${v.time}`, mail: `By email at ${v.time}`, other: 'No daily reminder' })}${choice(v.letter, { yes: ' · weekly email', other: '' })}`;
export const thisDevice = (): string => said('awst') ?? 'This device';
export const deviceNow = (v: { theme: 'dark' | 'light' | (string & {}) }): string =>
  said('KRs-', v) ??
  `${choice(v.theme, { light: 'Light theme', dark: 'Dark theme', other: 'System theme' })} · dates · time zone`;
export const coupleAccount = (): string => said('Etcs') ?? 'Couple account';
export const togetherNow = (v: { name: 'unknown' | (string & {}) }): string =>
  said('WFiQ', v) ?? choice(v.name, { unknown: 'The two of you', other: `You and ${v.name}` });
export const aloneNow = (v: { code: string | number }): string =>
  said('rAvS', v) ?? `Only you so far · invite code ${v.code}`;
export const yourAccount = (): string => said('yTqx') ?? 'Your account';
export const accountNow = (v: { language: string | number }): string =>
  said('-uqd', v) ?? `${v.language} · profile · signing out`;
