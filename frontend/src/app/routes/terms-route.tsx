export { TermsPage as Component } from '../../features/terms/terms-page';
