import { AssessmentPage } from '../../features/assessment/assessment-page';
import { TalksToHave } from '../../features/talks/components/talks-to-have';
import { SoloExercise } from '../../features/waiting/components/solo-exercise';
import { useTogether } from '../together';

export function Component() {
  const { couple } = useTogether();
  return <AssessmentPage whileWaiting={<SoloExercise since={couple.createdAt} />} talks={<TalksToHave />} />;
}
