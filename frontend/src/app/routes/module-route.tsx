export { ModulePage as default } from '../../features/modules/components/module-page';
