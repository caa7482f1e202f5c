// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const notFound = (language?: Language): string => said('DEKK', language) ?? 'Module not found';
export const notFoundText = (language?: Language): string =>
  said('qyXA', language) ?? 'The requested module could not be found.';
export const toModules = (language?: Language): string => said('xPo9', language) ?? 'Back to Modules';
export const loading = (language?: Language): string => said('uuLb', language) ?? 'Loading the module';
export const failed = (language?: Language): string => said('T2GK', language) ?? 'This module did not load';
export const eyebrow = (language?: Language): string => said('bUHe', language) ?? 'Module · 20-30 minutes';
export const insight = (language?: Language): string => said('7vgL', language) ?? 'Key insight';
export const lesson = (language?: Language): string => said('pju-', language) ?? 'The lesson';
export const realityCheck = (language?: Language): string => said('lCAR', language) ?? 'Reality check';
export const deepDive = (language?: Language): string => said('y5K2', language) ?? 'Deep dive';
export const signs = (language?: Language): string => said('QP_5', language) ?? 'Signs to notice';
export const conversation = (language?: Language): string =>
  said('Du4r', language) ?? 'A conversation to have';
export const actions = (language?: Language): string => said('cv1m', language) ?? 'Tiny action steps';
export const remember = (language?: Language): string => said('K-Pf', language) ?? 'Something to remember';
export const scene = (language?: Language): string => said('RYhD', language) ?? 'A scene';
export const hard = (language?: Language): string => said('KZUm', language) ?? 'What makes it hard';
export const theyTry = (language?: Language): string => said('C9Nu', language) ?? 'What they try';
export const reflection = (language?: Language): string => said('XB4Z', language) ?? 'Reflection';
export const write = (language?: Language): string => said('7mRz', language) ?? 'Write in your journal';
export const coach = (language?: Language): string => said('YA6u', language) ?? 'Talk to the coach';
export const nextModule = (language?: Language): string => said('O_rE', language) ?? 'Next module';
export const sources = (language?: Language): string => said('IhL8', language) ?? 'Sources';
export const whereToFind = (language?: Language): string => said('eUsL', language) ?? 'Where to find them';
export const pieces = (v: { count: string | number }, language?: Language): string =>
  said('p0nk', language, v) ?? `${v.count} short pieces`;
export const reviewed = (v: { date: string | number }, language?: Language): string =>
  said('YU08', language, v) ?? `Written from research, last reviewed ${v.date}.`;
export const reviewedBy = (
  v: { date: string | number; reviewer: string | number },
  language?: Language,
): string => said('1gvS', language, v) ?? `Written from research, last reviewed ${v.date} by ${v.reviewer}.`;
export const chapters = (language?: Language): string => said('Il_w', language) ?? 'Chapters';
export const read = (language?: Language): string => said('QWXR', language) ?? 'Read';
export const talk = (language?: Language): string => said('98IP', language) ?? 'Talk';
export const act = (language?: Language): string => said('RyWZ', language) ?? 'Do';
export const goOn = (v: { chapter: string | number }, language?: Language): string =>
  said('eJdp', language, v) ?? `Go on: ${v.chapter}`;
export const minutes = (v: { count: string | number }, language?: Language): string =>
  said('QGL-', language, v) ?? `${v.count} min`;
export const together = (language?: Language): string => said('59ZW', language) ?? 'together';
export const smallSteps = (v: { count: string | number }, language?: Language): string =>
  said('i9xO', language, v) ?? `${v.count} small steps`;
export const completed = (
  v: { count: string | number; done: string | number },
  language?: Language,
): string => said('zTRh', language, v) ?? `${v.done} of ${v.count} completed`;
export const updated = (language?: Language): string => said('L8o5', language) ?? 'Progress Updated';
export const yourSteps = (language?: Language): string => said('9bCc', language) ?? 'Your action steps';
export const moduleComplete = (language?: Language): string => said('PMki', language) ?? 'Module Complete!';
export const congratulations = (language?: Language): string =>
  said('Qtei', language) ??
  'Congratulations! You have done every step of this module. Small things, done, are what lasts.';
export const hasDone = <T>(
  v: { bdi: (words: string) => T; name: string | number },
  language?: Language,
): (string | T)[] => said<(string | T)[]>('BwiR', language, v) ?? [v.bdi(`${v.name}`), ' has done this'];
export const seesTicks = <T>(
  v: { bdi: (words: string) => T; name: string | number },
  language?: Language,
): (string | T)[] =>
  said<(string | T)[]>('mNlO', language, v) ?? [
    v.bdi(`${v.name}`),
    ' sees what you tick, and you see theirs. There is no hurry.',
  ];
export const error = (language?: Language): string => said('xVyf', language) ?? 'Error';
export const notUpdated = (language?: Language): string =>
  said('rgw6', language) ?? 'Failed to update progress. Please try again.';
export const loadingProgress = (language?: Language): string =>
  said('PYXn', language) ?? 'Loading your progress';
export const progressFailed = (language?: Language): string =>
  said('_CW9', language) ?? 'Your progress did not load';
