export { CoachingPage as default } from '../../features/coaching/coaching-page';
