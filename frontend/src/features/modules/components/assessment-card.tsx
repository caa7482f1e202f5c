import { Badge } from '../../../shared/ui/badge';
import { ButtonLink } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { useMyResponses } from '../api/my-responses';
import styles from './assessment-card.module.css';

function Todo() {
  return (
    <Card as="section" tone="accent" className={styles.card}>
      <div className={styles.words}>
        <Badge tone="plain">Required First</Badge>
        <h2>Couple assessment</h2>
        <p>22 questions, about 15 minutes. Each of you takes it alone; then you see where to begin.</p>
      </div>
      <ButtonLink to="/assessment" size="large">
        Take Assessment
      </ButtonLink>
    </Card>
  );
}

function Done() {
  return (
    <Card as="section" tone="success" className={styles.card}>
      <div className={styles.words}>
        <Badge tone="plain" icon="check">
          Complete
        </Badge>
        <h2>Couple assessment</h2>
        <p>You have answered all 22 questions. Thank you for taking the time.</p>
      </div>
      <ButtonLink to="/assessment" size="large" variant="secondary">
        View Results &amp; Recommendations
      </ButtonLink>
    </Card>
  );
}

export function AssessmentCard() {
  const { data } = useMyResponses();
  return data ? <Done /> : <Todo />;
}
