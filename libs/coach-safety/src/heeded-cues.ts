import type { Doubt } from './classifier/doubt.js';
import { isOwnMeansHeld } from './replies/cues/at-hand-cues.js';
import { burnedBy } from './replies/cues/burned-cues.js';
import { careOfCarrying } from './replies/cues/carrying-cues.js';
import { hasChildSign, mayBeChildsSign } from './replies/cues/child-sign-cues.js';
import { hasChosenHow } from './replies/cues/chosen-cues.js';
import { type Danger, dangersIn } from './replies/cues/danger-cues.js';
import { isDeathJoke } from './replies/cues/death-joke-cues.js';
import { isOnlyDependent, isOnlyDependentHurt, isWriterStranded } from './replies/cues/dependent-cues.js';
import { isEdgeTold } from './replies/cues/edge-cues.js';
import { emergenciesIn, type Emergency } from './replies/cues/emergency-cues.js';
import { isGrownUpStruck } from './replies/cues/grown-up-hit-cues.js';
import { isGunHeldOn, isGunInReach } from './replies/cues/gun-cues.js';
import { necksIn } from './replies/cues/neck-cues.js';
import { hiddenNeck } from './replies/cues/neck-grip-cues.js';
import { isOwnAct } from './replies/cues/own-act-cues.js';
import { hasPassingThought } from './replies/cues/passing-thought-cues.js';
import { namesChild, namesGrownUpOfTheirs } from './replies/cues/person-cues.js';
import { isPetHostage } from './replies/cues/pet-cues.js';
import { burnsThemself, mayHurtItself } from './replies/cues/self-harm-cues.js';
import { isThirdPersons } from './replies/cues/whose-cues.js';
import { meansAtYoungEnd } from './replies/cues/young-end-cues.js';
import type { Concern } from './verdict.js';

/** What cues find in a message. Several rules ask for it, and finding it takes longer than all of them. */
export interface Cues {
  text: string;
  dangers: readonly Danger[];
  emergencies: readonly Emergency[];
  /** Whether an adult who depends on others is hurt, and no child is spoken of. */
  areOnlyDependentsHurt: boolean;
  /** Whether another grown-up is struck, and children only live there. */
  areOnlyGrownUpsStruck: boolean;
  /** Whether somebody “will kill me” over a trifle, and nothing else in the message is in earnest. */
  isDeathJoke: boolean;
  /** Whether the writer holds, looks at or counts a gun or pills of their own, and threatens nobody. */
  isOwnMeansHeld: boolean;
}

/** Number of characters up to which a message may be a mere joke. */
const JOKE_AT_MOST = 240;

export function cuesIn(text: string): Cues {
  const dangers = dangersIn(text);
  const emergencies = emergenciesIn(text);
  const isNamedElse = emergencies.length > 0 || dangers.some((danger) => danger !== 'death-threat');
  return {
    text,
    dangers,
    emergencies,
    areOnlyDependentsHurt: isOnlyDependentHurt(text),
    areOnlyGrownUpsStruck: isGrownUpStruck(text),
    isOwnMeansHeld: isOwnMeansHeld(text),
    isDeathJoke: !isNamedElse && text.length <= JOKE_AT_MOST && isDeathJoke(text),
  };
}

/** The classifier's doubt about a message, with what its cues say that the classifier has not learned. */
export const heedingAll = (cues: Cues, doubt: Doubt): Doubt =>
  [
    heedingNecks,
    heedingDependents,
    heedingDangers,
    heedingAttacked,
    heedingSelfHarm,
    heedingChosen,
    heedingChildSigns,
    heedingGuns,
    heedingLuring,
    heedingForced,
    heedingBurned,
    heedingCarrying,
    heedingYoungEnd,
    heedingOwnMeans,
    heedingPets,
    heedingJokes,
    heedingEmergency,
  ].reduce((heeded, heed) => heed(cues, heeded), doubt);

/** Margin of a message that is asked about, and probably harmless. */
const HARMLESS = 1;
/** Margin from which a message is asked about directly. */
const PLAIN = 1.75;

/** Words of somebody who may mean to hang themselves, so that a neck is no sign of what another did to it. */
const BY_OWN_HAND =
  /(?<!\p{L})(?:ropes?|noose|belt|cord|kill|die|dying|suicid\p{L}*|hang\p{L}*|soga|cuerda|cable|cinto|cintur[oó]n|morir\p{L}*|mat(?:o|ar\p{L}*)|ahorcar(?:me|se)?|colg\p{L}*|me ahorco)(?!\p{L})/iu;

/**
 * Heeds a held neck or a shaken baby. Both need a doctor, so a message above the gate is asked about. Words like
 * “choked” also stand where people speak of suicide, but whoever was choked must be asked about that first.
 */
function heedingNecks({ text, dangers }: Cues, doubt: Doubt): Doubt {
  const hidden = dangers.includes('neck') ? hiddenNeck(text) : null;
  if (hidden !== null && !(doubt.leaning === 'harming-others' && isOwnAct(text)))
    return {
      level: 'unsure',
      margin: Math.max(doubt.margin, PLAIN),
      leaning: hidden === 'childs' ? 'child-in-danger' : 'violence',
      or: doubt.leaning === 'suicide' && doubt.level === 'unsure' ? 'suicide' : null,
    };
  if (doubt.level === 'clear') return doubt;
  if (!dangers.includes('neck') && !dangers.includes('shaken-baby')) return doubt;
  const heeded: Doubt = { ...doubt, level: 'unsure', margin: Math.max(doubt.margin, 1) };
  const isNeckHeld = necksIn(text).some((whose) => whose !== 'childs');
  if (doubt.leaning !== 'suicide' || !isNeckHeld || BY_OWN_HAND.test(text)) return heeded;
  return { ...heeded, leaning: 'violence', or: 'suicide' };
}

/** Dangers that somebody else makes for the writer, whatever concern the classifier finds likeliest. */
const BY_ANOTHER: readonly Danger[] = [
  'struck',
  'death-threat',
  'own-life',
  'stalking',
  'hostage',
  'money',
  'dependent',
  'forced-sex',
];
/** Those that are about no child, though its things are spoken of: a tracker in its bag watches the one who packs it. */
const OF_NO_CHILD: readonly Danger[] = ['own-life', 'stalking', 'money'];

/**
 * Heeds a writer who is attacked, or from whom what they need is kept: that they are hurt is told, and whoever is ashamed of it
 * speaks in words that others use of a wish to die.
 */
const heedingAttacked = ({ text, dangers }: Cues, doubt: Doubt): Doubt => {
  if (!dangers.includes('struck') && !isWriterStranded(text)) return doubt;
  if (dangerIsOwn(text, doubt)) return doubt;
  const or = doubt.leaning === 'suicide' && doubt.level === 'unsure' ? 'suicide' : null;
  return { level: 'unsure', margin: Math.max(doubt.margin, PLAIN), leaning: 'violence', or };
};

/** Whether the writer tells of an act of theirs, or speaks of a rope or of dying. */
const dangerIsOwn = (text: string, { leaning }: Doubt): boolean =>
  (leaning === 'harming-others' && isOwnAct(text)) || (leaning === 'suicide' && BY_OWN_HAND.test(text));

/** Heeds an adult at somebody's mercy: what is done to them is asked about from the gate on, as with a neck. */
const heedingDependents = ({ areOnlyDependentsHurt }: Cues, doubt: Doubt): Doubt =>
  doubt.level === 'gate' && areOnlyDependentsHurt
    ? { ...doubt, level: 'unsure', margin: Math.max(doubt.margin, 1) }
    : doubt;

/** Whether a grown-up is spoken of, and no child or what only a child does. */
const isOfGrownUps = (text: string): boolean =>
  !namesChild(text) && !hasChildSign(text) && (isThirdPersons(text) || namesGrownUpOfTheirs(text));

/** The same doubt, about somebody who is no child. */
const ofAdult = ({ leaning, or, ...doubt }: Doubt): Doubt => {
  const [first = 'violence', second = null] = [leaning, or].filter((each) => each !== 'child-in-danger');
  return { ...doubt, leaning: first ?? 'violence', or: second };
};

/** Heeds a danger that the likeliest concern would leave unnamed, so that its help is named, too. */
function heedingDangers(cues: Cues, doubt: Doubt): Doubt {
  const { text, dangers, areOnlyGrownUpsStruck, areOnlyDependentsHurt } = cues;
  const { level, leaning, or } = doubt;
  if (level !== 'unsure') return doubt;
  if (leaning === 'child-in-danger' && areOnlyDependentsHurt)
    return { ...doubt, leaning: 'violence', or: or === 'violence' ? null : or };
  if (leaning === 'child-in-danger' && areOnlyGrownUpsStruck) return ofAdult(doubt);
  if ([leaning, or].includes('child-in-danger') && isOnlyDependent(text)) return ofAdult(doubt);
  if (leaning === 'child-in-danger' && isOfGrownUps(text)) return ofAdult(doubt);
  if (leaning === 'violence') return doubt;
  if (leaning === 'child-in-danger' && OF_NO_CHILD.some((each) => dangers.includes(each)))
    return { ...doubt, leaning: 'violence', or: leaning };
  const isOfOthers = BY_ANOTHER.some((each) => dangers.includes(each));
  if (!isOfOthers && !(leaning === 'harming-others' && isThirdPersons(text))) return doubt;
  return leaning === 'harming-others' && !isOwnAct(text)
    ? { ...doubt, leaning: 'violence', or: or === 'violence' ? null : or }
    : { ...doubt, or: 'violence' };
}

/** Heeds signs that a child hurts itself: from the gate on it is asked about, and about dying first. */
function heedingSelfHarm({ text, dangers }: Cues, doubt: Doubt): Doubt {
  if (burnsThemself(text))
    return { level: 'unsure', margin: Math.max(doubt.margin, PLAIN), leaning: 'suicide', or: null };
  if (doubt.level === 'clear' || doubt.leaning === 'harming-others' || dangers.length > 0) return doubt;
  if (!mayHurtItself(text)) return doubt;
  const or = [doubt.leaning, doubt.or].includes('child-in-danger') ? 'child-in-danger' : null;
  return { ...doubt, level: 'unsure', margin: Math.max(doubt.margin, 1), leaning: 'suicide', or };
}

/** Heeds a place or means that is chosen already or was gone to, or a thought in passing of an end by it, which a story of everyday talk would drown. */
const heedingChosen = ({ text }: Cues, doubt: Doubt): Doubt =>
  (doubt.leaning === 'suicide' && doubt.margin >= PLAIN) ||
  !(hasChosenHow(text) || hasPassingThought(text) || isEdgeTold(text))
    ? doubt
    : { level: 'unsure', margin: Math.max(doubt.margin, PLAIN), leaning: 'suicide', or: null };

/** Heeds signs of a child in bed, bath, toilet, lock or clothes beside a grown-up: whatever is likelier, the child is asked about. */
function heedingChildSigns({ text, dangers }: Cues, doubt: Doubt): Doubt {
  const { level, leaning, or } = doubt;
  if (level !== 'unsure' || leaning === 'suicide' || dangers.length > 0) return doubt;
  if (!mayBeChildsSign(text)) return doubt;
  const rest = [leaning, or].find((each) => each === 'violence') ?? null;
  return { ...doubt, margin: Math.max(doubt.margin, PLAIN), leaning: 'child-in-danger', or: rest };
}

/** Heeds a gun that a child can get to, or that is held on somebody: whoever is in danger is asked about, whatever the classifier has learned of guns. */
function heedingGuns({ text, dangers }: Cues, doubt: Doubt): Doubt {
  if (!dangers.includes('gun') || doubt.leaning === 'violence') return doubt;
  const asked = { level: 'unsure', margin: Math.max(doubt.margin, PLAIN), or: null } as const;
  if (doubt.leaning === 'suicide' && isGunHeldOn(text)) return { ...asked, leaning: 'violence' };
  return isGunInReach(text) ? { ...asked, leaning: 'child-in-danger' } : doubt;
}

/** Heeds a grown-up who lures a child or drove it drunk: whatever else is asked, such as how to build trust, the child is asked about. */
const heedingLuring = ({ dangers }: Cues, doubt: Doubt): Doubt =>
  dangers.includes('lured') || dangers.includes('driven-drunk')
    ? { level: 'unsure', margin: Math.max(doubt.margin, PLAIN), leaning: 'child-in-danger', or: null }
    : doubt;

/** Heeds sex against the writer's will, which many tell in words that name nothing. */
const heedingForced = ({ dangers }: Cues, doubt: Doubt): Doubt =>
  dangers.includes('forced-sex') && doubt.level !== 'unsure'
    ? { level: 'unsure', margin: Math.max(doubt.margin, PLAIN), leaning: 'violence', or: null }
    : doubt;

/** Heeds a burn by somebody’s hand: who was burned decides what is asked, whatever the classifier has learned of stoves. */
function heedingBurned({ text }: Cues, doubt: Doubt): Doubt {
  const burned = burnedBy(text);
  if (burned === null) return doubt;
  const ofVictim = burned.whose === 'childs' ? 'child-in-danger' : 'violence';
  const leaning = burned.isOwnDeed ? 'harming-others' : ofVictim;
  return { level: 'unsure', margin: Math.max(doubt.margin, PLAIN), leaning, or: null };
}

/** Heeds a blow to somebody who is pregnant: no child is asked about but the one that is not born. */
const heedingCarrying = ({ text }: Cues, doubt: Doubt): Doubt =>
  careOfCarrying(text) === null || dangerIsOwn(text, doubt)
    ? doubt
    : { level: 'unsure', margin: Math.max(doubt.margin, PLAIN), leaning: 'violence', or: null };

/** Heeds a young person who says that they will not reach a day, with a means near: whatever else is told, that comes first. */
const heedingYoungEnd = ({ text }: Cues, doubt: Doubt): Doubt =>
  meansAtYoungEnd(text) === null
    ? doubt
    : { level: 'unsure', margin: Math.max(doubt.margin, PLAIN), leaning: 'suicide', or: null };

/** Heeds a gun or pills that the writer holds, looks at or counts: whoever else is afraid of them, their own life is asked about first. */
const heedingOwnMeans = ({ isOwnMeansHeld: isHeld }: Cues, doubt: Doubt): Doubt =>
  isHeld ? { level: 'unsure', margin: Math.max(doubt.margin, PLAIN), leaning: 'suicide', or: null } : doubt;

/** Heeds an animal that is hurt or threatened to punish somebody, since the classifier has hardly learned of it. */
const heedingPets = ({ text, dangers }: Cues, doubt: Doubt): Doubt =>
  dangers.includes('hostage') && doubt.level !== 'unsure' && isPetHostage(text)
    ? { level: 'unsure', margin: Math.max(doubt.margin, 1), leaning: 'violence', or: null }
    : doubt;

/**
 * “My husband is going to kill me, I forgot the cake” is about no wish to die, and about nobody whom the writer might hurt. One
 * question, which a “no” ends, is enough.
 */
const heedingJokes = ({ isDeathJoke: isJoke }: Cues, doubt: Doubt): Doubt =>
  isJoke && doubt.level === 'unsure'
    ? { ...doubt, margin: Math.min(doubt.margin, HARMLESS), leaning: 'violence', or: null }
    : doubt;

/** What each is asked about later. Whoever was hurt by a fall or a blow leaves that to the classifier. */
const LEANING_OF: Readonly<Record<Emergency, Concern | null>> = {
  limp: 'child-in-danger',
  taken: 'suicide',
  'child-took': 'child-in-danger',
  'behind-door': 'suicide',
  'breaking-in': 'violence',
  body: null,
  unresponsive: null,
  bleeding: 'violence',
  'no-medicine': 'violence',
  held: 'violence',
  'held-other': 'violence',
  overheard: 'violence',
  'at-edge': 'suicide',
  hiding: 'violence',
  goodbye: 'suicide',
  'own-weapon': 'suicide',
  'own-means': 'suicide',
  'shows-wound': 'suicide',
  lured: 'child-in-danger',
  awaited: 'violence',
  'drunk-driver': 'child-in-danger',
};

/** An emergency is never harmless, however rare its words are in what the classifier has learned. */
function heedingEmergency({ emergencies: [emergency] }: Cues, doubt: Doubt): Doubt {
  if (emergency === undefined) return doubt;
  return {
    level: 'unsure',
    margin: Math.max(doubt.margin, 1),
    leaning: LEANING_OF[emergency] ?? doubt.leaning,
    or: null,
  };
}
