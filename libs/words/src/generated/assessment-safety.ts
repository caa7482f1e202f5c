// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const noFearAsked = <T>(v: { call: (words: string) => T }): (string | T)[] =>
  said<(string | T)[]>('KmXY', v) ?? [
    'None of these questions asks about fear or violence, because the answers shape what both of you see. If that is part of your life, the National Domestic Violence Hotline listens at any hour: ',
    v.call('1-800-799-7233'),
    '.',
  ];
export const callHotline = (): string => said('Ckup') ?? 'Call 1-800-799-7233';
export const textHotline = (): string => said('jOrw') ?? 'Text START to 88788';
export const callCrisis = (): string => said('YRZY') ?? 'Call 988';
export const textCrisis = (): string => said('5jiV') ?? 'Text 988';
export const whereToBegin = (): string =>
  said('dyj0') ??
  'If you do not know where to begin: a doctor’s office or a family counseling service can name someone near you. Asking for help is not a sign that you have failed.';
export const heavy = <T>(v: { help: (words: string) => T }): (string | T)[] =>
  said<(string | T)[]>('GY1a', v) ?? [
    'If some of it is heavy to see, you do not have to carry it alone: ',
    v.help('Help'),
    ' names people to talk to.',
  ];
