import { launchAnew } from './launch.mjs';
import { startPrograms } from './programs.mjs';

await launchAnew({ port: Number(process.env.PORT || 3000), start: startPrograms });
