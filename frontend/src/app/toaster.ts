export { Toaster as default } from '#shared/ui/toast/toaster';
