export { RehearsePage as Component } from '../../features/coaching/components/rehearsal/rehearse-page';
