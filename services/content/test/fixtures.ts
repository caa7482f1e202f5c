import { ServiceAlone } from '@anew/service-testkit/service-alone';
import { start } from '../src/app.js';

export const startContent = (): Promise<ServiceAlone> => ServiceAlone.start('content', start);
