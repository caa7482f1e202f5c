import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { talksQuery } from '#api/assessment';
import { lazyPart } from '#shared/lib/lazy-part';
import { AssessmentPage } from '../../features/assessment/components/assessment-page';
import { TalksToHave } from '../../features/talks/components/talks-to-have';
import { SoloExercise } from '../../features/waiting/components/solo-exercise';
import { useTogether } from '../together';

/** Only the printed page shows it, so it may come after everything else. */
const talksOnPaper = lazyPart(() => import('../../features/talks/components/on-paper'));

export function Component() {
  const { couple } = useTogether();
  const { data: talks } = useQuery(talksQuery);
  const hasNoTalks = talks?.offered.length === 0;
  return (
    <AssessmentPage
      whileWaiting={!couple.parted && <SoloExercise since={couple.createdAt} />}
      talks={hasNoTalks ? undefined : <TalksToHave />}
      onPaper={
        <Suspense fallback={null}>
          <talksOnPaper.Component />
        </Suspense>
      }
    />
  );
}
