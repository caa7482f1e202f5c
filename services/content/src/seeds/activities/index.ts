import type { SeedActivity } from '../types.js';
import { coupleRitualsActivities } from './couple-rituals.js';
import { dailyGratitudeActivities } from './daily-gratitude.js';
import { faithAndRootsActivities } from './faith-and-roots.js';
import { familyCultureActivities } from './family-culture.js';
import { gentleTouchActivities } from './gentle-touch.js';
import { honoringThePastActivities } from './honoring-the-past.js';
import { insiderOutsiderActivities } from './insider-outsider.js';
import { loyaltyBindsActivities } from './loyalty-binds.js';
import { moneyTalkActivities } from './money-talk.js';
import { noveltyAndPlayActivities } from './novelty-and-play.js';
import { otherHouseholdActivities } from './other-household.js';
import { parentingTeamActivities } from './parenting-team.js';
import { rememberingActivities } from './remembering.js';
import { repairAndReturnActivities } from './repair-and-return.js';
import { seasonsActivities } from './seasons.js';
import { sharedRestActivities } from './shared-rest.js';
import { transitionDaysActivities } from './transition-days.js';

export const ACTIVITIES: readonly SeedActivity[] = [
  ...insiderOutsiderActivities,
  ...loyaltyBindsActivities,
  ...parentingTeamActivities,
  ...familyCultureActivities,
  ...otherHouseholdActivities,
  ...transitionDaysActivities,
  ...dailyGratitudeActivities,
  ...noveltyAndPlayActivities,
  ...gentleTouchActivities,
  ...repairAndReturnActivities,
  ...moneyTalkActivities,
  ...coupleRitualsActivities,
  ...sharedRestActivities,
  ...honoringThePastActivities,
  ...rememberingActivities,
  ...faithAndRootsActivities,
  ...seasonsActivities,
];
