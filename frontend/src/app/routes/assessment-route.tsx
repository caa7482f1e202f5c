export { AssessmentPage as Component } from '../../features/assessment/assessment-page';
