export { PrivacyPage as default } from '../../features/privacy/privacy-page';
