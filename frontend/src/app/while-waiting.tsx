import type { Couple } from '@anew/contracts/identity/views';
import stack from '#shared/ui/stack.module.css';
import { OwnPart } from '../features/assessment/components/own-part';
import { SoloExercise } from '../features/waiting/components/solo-exercise';

/** Part of the dashboard for someone who is alone. */
export default function WhileWaiting({ couple }: { couple: Couple }) {
  return (
    <div className={stack.stack}>
      {!couple.parted && <SoloExercise since={couple.createdAt} />}
      <OwnPart />
    </div>
  );
}
