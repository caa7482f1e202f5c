import type { Talk, TalkArea, Talks } from '@anew/contracts/assessment/talks';
import type { TalkEntity } from './talk.entity.js';
import { secondsIn } from './talks.rules.js';

/** When a couple last finished a talk in an area. */
export interface Talked {
  area: TalkArea;
  at: Date;
}

export function presentTalks(
  offered: readonly TalkArea[],
  talked: readonly Talked[],
  current: TalkEntity | null,
  now: Date,
): Talks {
  const timeOf = (area: TalkArea) => talked.find((one) => one.area === area)?.at.toISOString() ?? null;
  return {
    offered: offered.map((area) => ({ area, talkedAt: timeOf(area) })),
    current: current && presentTalk(current, now),
  };
}

function presentTalk(talk: TalkEntity, now: Date): Talk {
  const { id, area, step, firstSpeaker, backAt } = talk;
  return {
    id,
    area,
    step,
    firstSpeaker,
    secondsIn: secondsIn(talk, now),
    pause: backAt && { backAt: backAt.toISOString() },
  };
}
