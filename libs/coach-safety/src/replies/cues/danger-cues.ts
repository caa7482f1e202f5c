import { careOfCarrying } from './carrying-cues.js';
import { threatensToDie } from './control-cues.js';
import { dangersNamed } from './danger-phrases.js';
import { isDependentHurt } from './dependent-cues.js';
import { wasDrivenDrunk } from './drunk-driver-cues.js';
import { isForcedSex } from './forced-sex-cues.js';
import { isDeviceFound } from './found-device-cues.js';
import { isHeldOver } from './held-over-cues.js';
import { areThingsKept } from './kept-things-cues.js';
import { isLured } from './luring-cues.js';
import { hiddenNeck } from './neck-grip-cues.js';
import { isPetHostage } from './pet-cues.js';
import { isBabyShaken } from './shaken-cues.js';
import { isStruck } from './struck-cues.js';
import { isChildrenHeldOver } from './taken-away-cues.js';
import { isVanishThreat } from './vanish-cues.js';
import { isWatched } from './watched-cues.js';
import { isNeededWithheld } from './withheld-cues.js';

export type Danger =
  | ReturnType<typeof dangersNamed>[number]
  | 'dependent'
  | 'struck'
  | 'lured'
  | 'driven-drunk'
  | 'forced-sex'
  | 'controlled';

const isHostage = (message: string): boolean =>
  isPetHostage(message) || isHeldOver(message) || isChildrenHeldOver(message);

export function dangersIn(message: string): readonly Danger[] {
  const named: Danger[] = [...dangersNamed(message)];
  if (!named.includes('own-life') && threatensToDie(message)) named.unshift('own-life');
  if (!named.includes('shaken-baby') && isBabyShaken(message)) named.unshift('shaken-baby');
  if (!named.includes('neck') && hiddenNeck(message) !== null) named.unshift('neck');
  if (!named.includes('death-threat') && isVanishThreat(message)) named.unshift('death-threat');
  if (!named.includes('pregnancy') && careOfCarrying(message) !== null) named.push('pregnancy');
  if (!named.includes('stalking') && (isWatched(message) || isDeviceFound(message))) named.push('stalking');
  if (!named.includes('hostage') && isHostage(message)) named.push('hostage');
  if (areThingsKept(message)) named.push('controlled');
  if (isLured(message)) named.push('lured');
  if (wasDrivenDrunk(message)) named.push('driven-drunk');
  if (isForcedSex(message)) named.push('forced-sex');
  if (isStruck(message)) named.push('struck');
  if (isDependentHurt(message)) named.push('dependent');
  else if (isNeededWithheld(message) && !named.includes('isolation')) named.push('isolation');
  return named;
}
