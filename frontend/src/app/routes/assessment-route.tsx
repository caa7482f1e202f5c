export { AssessmentPage as default } from '../../features/assessment/assessment-page';
