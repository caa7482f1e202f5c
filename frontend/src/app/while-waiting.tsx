import stack from '#shared/ui/stack.module.css';
import { OwnPart } from '../features/assessment/components/own-part';
import { SoloExercise } from '../features/waiting/components/solo-exercise';

/** Part of the dashboard for someone whose partner has not joined yet. */
export default function WhileWaiting({ since }: { since: string }) {
  return (
    <div className={stack.stack}>
      <SoloExercise since={since} />
      <OwnPart />
    </div>
  );
}
