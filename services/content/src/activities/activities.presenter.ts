import type { ConnectionActivity } from '@anew/contracts/content/views';
import type { DailyChoiceEntity } from '../choices/daily-choice.entity.js';
import type { ActivityEntity } from './activity.entity.js';

export function presentActivity(
  { replacedItemId }: DailyChoiceEntity,
  activity: ActivityEntity,
  completed: boolean,
): ConnectionActivity {
  const { id, title, description, instructions, difficulty, timeRequired, category } = activity;
  const canHaveAnother = !completed && replacedItemId === null;
  return {
    id,
    title,
    description,
    instructions,
    difficulty,
    timeRequired,
    category,
    completed,
    canHaveAnother,
  };
}
