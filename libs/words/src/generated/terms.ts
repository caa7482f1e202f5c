// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const title = (): string => said('5p_z') ?? 'Terms of Service';
export const lead = (): string => said('ywJ7') ?? 'The rules of this house, in plain words.';
export const updated = (): string => said('nhz5') ?? 'Last updated November 21, 2026';
export const audienceTitle = (): string => said('bceD') ?? 'Who Anew is for';
export const audienceAdults = (): string =>
  said('9Cnj') ??
  'Anew is for adults. You must be 18 or older to have an account. Please do not let a child write in yours.';
export const audienceAccount = (): string =>
  said('cHUs') ??
  'An account belongs to one person. Your partner makes an account of their own, and the two of you connect with a code. Either of you may leave at any time, and nobody needs the other’s permission.';
export const purposeTitle = (): string => said('3S48') ?? 'What Anew is, and what it is not';
export const purposeText = (): string =>
  said('FqIm') ??
  'Anew gives you questions, exercises and reading for life in a second marriage or a blended family. The AI coach is a computer program. It teaches; it is not a therapist, a doctor or a lawyer, and it can be wrong. Nobody at Anew reads along, and nobody is called when you write that you are in danger.';
export const purposeDanger = (): string =>
  said('zmKy') ??
  'If someone may get hurt, call 911. In the US you can also call or text 988 if you are thinking about dying, call 1-800-799-7233 if someone at home scares or hurts you, and call 1-800-422-4453 if a child is in danger.';
export const yoursTitle = (): string => said('ciWo') ?? 'What is yours stays yours';
export const yoursUse = (): string =>
  said('7fR7') ??
  'What you write belongs to you. You let us store it, show it to your partner where you chose to share it, and send what you write to the coach to the AI provider that answers, as the privacy policy explains. That is all we may do with it.';
export const yoursCopy = (): string =>
  said('hAFz') ?? 'You can take a copy of it, or delete your account, at any time in your Profile.';
export const dutiesTitle = (): string => said('a0DR') ?? 'What we ask of you';
export const dutiesHonest = (): string =>
  said('wn-S') ??
  'Use your own name and your own address. Keep your password to yourself. Do not use Anew to watch, trick, frighten or control anyone, and do not try to read what is not yours.';
export const dutiesSafe = (): string =>
  said('VpX8') ??
  'Do not try to break Anew or to slow it down for others. We may close an account that is used to harm people.';
export const costTitle = (): string => said('4dW6') ?? 'What it costs';
export const costText = (): string =>
  said('ZYU6') ??
  'Starting is free. You need no credit card, and you can stop whenever you like. If something costs money one day, we will ask you first.';
export const promiseTitle = (): string => said('jfkd') ?? 'What we promise, and what we cannot';
export const promiseBest = (): string =>
  said('DSKL') ??
  'We do our best to keep Anew working and your words safe. We cannot promise that it never fails, or that an exercise helps. Nothing on this page takes away a right that the law gives you.';
export const promiseNotice = (): string =>
  said('Taq9') ?? 'If these terms change in a way that matters, we tell you before the change takes effect.';
export const questionsTitle = (): string => said('pscu') ?? 'Questions';
export const questionsOperator = (v: { operator: string | number }): string =>
  said('A7__', v) ?? `This copy of Anew is run by ${v.operator}.`;
export const questionsContact = (v: { contact: string | number }): string =>
  said('anZm', v) ?? `Write to ${v.contact}.`;
