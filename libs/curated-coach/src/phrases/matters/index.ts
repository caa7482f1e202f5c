import type { Matter } from '../matter.js';
import { childrenMatters } from './children.js';
import { everydayMatters } from './everyday.js';
import { everydayTalkMatters } from './everyday-talk.js';
import { futureMatters } from './future.js';
import { goodNews } from './good-news.js';
import { householdMatters } from './household.js';
import { othersMatters } from './others.js';
import { togetherMatters } from './together.js';
import { trainedMatters } from './trained.js';
import { trustMatters } from './trust.js';

export const MATTERS: readonly Matter[] = [
  goodNews,
  ...trainedMatters,
  ...everydayMatters,
  ...everydayTalkMatters,
  ...othersMatters,
  ...childrenMatters,
  ...householdMatters,
  ...trustMatters,
  ...futureMatters,
  ...togetherMatters,
];
