import { ButtonLink } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import styles from './dashboard-page.module.css';

export function AssessmentInvitation() {
  return (
    <Card tone="primary" className={styles.assessment}>
      <h2>Where do the two of you stand?</h2>
      <p>
        22 questions, about 15 minutes, each of you alone. Once both are done you see your strengths together.
      </p>
      <ButtonLink to="/assessment" variant="secondary">
        Open the assessment
      </ButtonLink>
    </Card>
  );
}
