// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const notFound = (): string => said('DEKK') ?? 'Module not found';
export const notFoundText = (): string => said('qyXA') ?? 'The requested module could not be found.';
export const toModules = (): string => said('xPo9') ?? 'Back to Modules';
export const loading = (): string => said('uuLb') ?? 'Loading the module';
export const failed = (): string => said('T2GK') ?? 'This module did not load';
export const eyebrow = (): string => said('bUHe') ?? 'Module · 20-30 minutes';
export const insight = (): string => said('7vgL') ?? 'Key insight';
export const lesson = (): string => said('pju-') ?? 'The lesson';
export const realityCheck = (): string => said('lCAR') ?? 'Reality check';
export const deepDive = (): string => said('y5K2') ?? 'Deep dive';
export const signs = (): string => said('QP_5') ?? 'Signs to notice';
export const conversation = (): string => said('Du4r') ?? 'A conversation to have';
export const actions = (): string => said('cv1m') ?? 'Tiny action steps';
export const remember = (): string => said('K-Pf') ?? 'Something to remember';
export const scene = (): string => said('RYhD') ?? 'A scene';
export const hard = (): string => said('KZUm') ?? 'What makes it hard';
export const theyTry = (): string => said('C9Nu') ?? 'What they try';
export const reflection = (): string => said('XB4Z') ?? 'Reflection';
export const write = (): string => said('7mRz') ?? 'Write in your journal';
export const coach = (): string => said('YA6u') ?? 'Talk to the coach';
export const nextModule = (): string => said('O_rE') ?? 'Next module';
export const sources = (): string => said('IhL8') ?? 'Sources';
export const whereToFind = (): string => said('eUsL') ?? 'Where to find them';
export const pieces = (v: { count: string | number }): string => said('p0nk', v) ?? `${v.count} short pieces`;
export const reviewed = (v: { date: string | number }): string =>
  said('YU08', v) ?? `Written from research, last reviewed ${v.date}.`;
export const reviewedBy = (v: { date: string | number; reviewer: string | number }): string =>
  said('1gvS', v) ?? `Written from research, last reviewed ${v.date} by ${v.reviewer}.`;
export const chapters = (): string => said('Il_w') ?? 'Chapters';
export const read = (): string => said('QWXR') ?? 'Read';
export const talk = (): string => said('98IP') ?? 'Talk';
export const act = (): string => said('RyWZ') ?? 'Do';
export const goOn = (v: { chapter: string | number }): string => said('eJdp', v) ?? `Next: ${v.chapter}`;
export const minutes = (v: { count: string | number }): string => said('QGL-', v) ?? `${v.count} min`;
export const together = (): string => said('59ZW') ?? 'together';
export const smallSteps = (v: { count: string | number }): string =>
  said('i9xO', v) ?? `${v.count} small steps`;
export const completed = (v: { count: string | number; done: string | number }): string =>
  said('zTRh', v) ?? `${v.done} of ${v.count} completed`;
export const updated = (): string => said('L8o5') ?? 'Progress Updated';
export const yourSteps = (): string => said('9bCc') ?? 'Your action steps';
export const moduleComplete = (): string => said('PMki') ?? 'Module Complete!';
export const congratulations = (): string =>
  said('Qtei') ??
  'Congratulations! You have done every step of this module. Small things, done, are what lasts.';
export const hasDone = <T>(v: { bdi: (words: string) => T; name: string | number }): (string | T)[] =>
  said<(string | T)[]>('BwiR', v) ?? [v.bdi(`${v.name}`), ' has done this'];
export const seesTicks = <T>(v: { bdi: (words: string) => T; name: string | number }): (string | T)[] =>
  said<(string | T)[]>('mNlO', v) ?? [
    v.bdi(`${v.name}`),
    ' sees what you check off, and you see theirs. There is no hurry.',
  ];
export const error = (): string => said('xVyf') ?? 'Error';
export const notUpdated = (): string => said('rgw6') ?? 'Failed to update progress. Please try again.';
export const loadingProgress = (): string => said('PYXn') ?? 'Loading your progress';
export const progressFailed = (): string => said('_CW9') ?? 'Your progress did not load';
export const yourPartner = (): string => said('oEh-') ?? 'Your partner';
