export { AppreciationsPage as default } from '../../features/appreciations/appreciations-page';
