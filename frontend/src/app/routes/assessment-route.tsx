import { useQuery } from '@tanstack/react-query';
import { talksQuery } from '#api/assessment';
import { AssessmentPage } from '../../features/assessment/assessment-page';
import { TalksOnPaper } from '../../features/talks/components/on-paper';
import { TalksToHave } from '../../features/talks/components/talks-to-have';
import { SoloExercise } from '../../features/waiting/components/solo-exercise';
import { useTogether } from '../together';

export function Component() {
  const { couple } = useTogether();
  const { data: talks } = useQuery(talksQuery);
  const hasNoTalks = talks?.offered.length === 0;
  return (
    <AssessmentPage
      whileWaiting={<SoloExercise since={couple.createdAt} />}
      talks={hasNoTalks ? undefined : <TalksToHave />}
      onPaper={<TalksOnPaper />}
    />
  );
}
