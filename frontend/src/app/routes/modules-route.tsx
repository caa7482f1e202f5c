export { ModulesPage as default } from '../../features/modules/components/modules-page';
