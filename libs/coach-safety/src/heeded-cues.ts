import type { Doubt } from './classifier/doubt.js';
import type { FoundCues } from './found-cues.js';
import { MARGIN } from './margins.js';
import { burnedBy } from './replies/cues/burned-cues.js';
import { careOfCarrying } from './replies/cues/carrying-cues.js';
import { hasChildSign, mayBeChildsSign } from './replies/cues/child-sign-cues.js';
import { hasChosenHow } from './replies/cues/chosen-cues.js';
import type { Danger } from './replies/cues/danger-cues.js';
import { isOnlyDependent, isWriterStranded } from './replies/cues/dependent-cues.js';
import { isEdgeTold } from './replies/cues/edge-cues.js';
import type { Emergency } from './replies/cues/emergency-cues.js';
import { isGunHeldOn, isGunInReach } from './replies/cues/gun-cues.js';
import { necksIn } from './replies/cues/neck-cues.js';
import { hiddenNeck } from './replies/cues/neck-grip-cues.js';
import { isOwnAct } from './replies/cues/own-act-cues.js';
import { hasPassingThought } from './replies/cues/passing-thought-cues.js';
import { namesChild, namesGrownUpOfTheirs } from './replies/cues/person-cues.js';
import { isPetHostage } from './replies/cues/pet-cues.js';
import { burnsThemself, mayHurtItself } from './replies/cues/self-harm-cues.js';
import { isVanishThreat } from './replies/cues/vanish-cues.js';
import { isThirdPersons } from './replies/cues/whose-cues.js';
import { meansAtYoungEnd } from './replies/cues/young-end-cues.js';
import type { Concern } from './verdict.js';

/** The classifier's doubt about a message, with what its cues say that the classifier has not learned. */
export const heedingAll = (cues: FoundCues, doubt: Doubt): Doubt =>
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

/** A message that is asked about directly, whatever its score. */
const askedDirectly = ({ margin }: Doubt, leaning: Concern, or: Concern | null = null): Doubt => ({
  level: 'unsure',
  margin: Math.max(margin, MARGIN.direct),
  leaning,
  or,
});

/** Suicide, where the classifier asks about it, so that it is asked about below what is told. */
const suicideIn = ({ level, leaning }: Doubt): Concern | null =>
  level === 'unsure' && leaning === 'suicide' ? leaning : null;

/** Words of somebody who may mean to hang themselves, so that a neck is no sign of what another did to it. */
const BY_OWN_HAND =
  /(?<!\p{L})(?:ropes?|noose|belt|cord|kill|die|dying|suicid\p{L}*|hang\p{L}*|soga|cuerda|cable|cinto|cintur[oó]n|morir\p{L}*|mat(?:o|ar\p{L}*)|ahorcar(?:me|se)?|colg\p{L}*|me ahorco)(?!\p{L})/iu;

/**
 * Heeds a held neck or a shaken baby. Both need a doctor, so a message above the gate is asked about. Words
 * like “choked” also stand where people speak of suicide, but whoever was choked must be asked about that
 * first.
 */
function heedingNecks({ text, dangers }: FoundCues, doubt: Doubt): Doubt {
  const hidden = dangers.includes('neck') ? hiddenNeck(text) : null;
  if (hidden !== null && !(doubt.leaning === 'harming-others' && isOwnAct(text)))
    return askedDirectly(doubt, hidden === 'childs' ? 'child-in-danger' : 'violence', suicideIn(doubt));
  if (doubt.level === 'clear') return doubt;
  if (!dangers.includes('neck') && !dangers.includes('shaken-baby')) return doubt;
  const heeded: Doubt = { ...doubt, level: 'unsure', margin: Math.max(doubt.margin, MARGIN.askedAbout) };
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
  'controlled',
];
/**
 * Those that are about no child, though its things are spoken of: a tracker in its bag watches the one who
 * packs it.
 */
const OF_NO_CHILD: readonly Danger[] = ['own-life', 'stalking', 'money', 'controlled'];

/**
 * Heeds a writer who is attacked, who is told that nobody would find them, or from whom what they need is kept: that they are hurt is told, and
 * whoever is ashamed of it speaks in words that others use of a wish to die.
 */
const heedingAttacked = ({ text, dangers }: FoundCues, doubt: Doubt): Doubt => {
  if (!dangers.includes('struck') && !isWriterStranded(text) && !isVanishThreat(text)) return doubt;
  if (dangerIsOwn(text, doubt)) return doubt;
  return askedDirectly(doubt, 'violence', suicideIn(doubt));
};

/** Whether the writer tells of an act of theirs, or speaks of a rope or of dying. */
const dangerIsOwn = (text: string, { leaning }: Doubt): boolean =>
  (leaning === 'harming-others' && isOwnAct(text)) || (leaning === 'suicide' && BY_OWN_HAND.test(text));

/**
 * Heeds an adult at somebody's mercy: what is done to them is asked about from the gate on, as with a neck.
 */
const heedingDependents = ({ areOnlyDependentsHurt }: FoundCues, doubt: Doubt): Doubt =>
  doubt.level === 'gate' && areOnlyDependentsHurt
    ? { ...doubt, level: 'unsure', margin: Math.max(doubt.margin, MARGIN.askedAbout) }
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
function heedingDangers(cues: FoundCues, doubt: Doubt): Doubt {
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
function heedingSelfHarm({ text, dangers }: FoundCues, doubt: Doubt): Doubt {
  if (burnsThemself(text)) return askedDirectly(doubt, 'suicide');
  if (doubt.level === 'clear' || doubt.leaning === 'harming-others' || dangers.length > 0) return doubt;
  if (!mayHurtItself(text)) return doubt;
  const or = [doubt.leaning, doubt.or].includes('child-in-danger') ? 'child-in-danger' : null;
  return {
    ...doubt,
    level: 'unsure',
    margin: Math.max(doubt.margin, MARGIN.askedAbout),
    leaning: 'suicide',
    or,
  };
}

/**
 * Heeds a place or means that is chosen already or was gone to, or a thought in passing of an end by it, which a story of
 * everyday talk would drown.
 */
const heedingChosen = ({ text }: FoundCues, doubt: Doubt): Doubt =>
  (doubt.leaning === 'suicide' && doubt.margin >= MARGIN.direct) ||
  !(hasChosenHow(text) || hasPassingThought(text) || isEdgeTold(text))
    ? doubt
    : askedDirectly(doubt, 'suicide');

/**
 * Heeds signs of a child in bed, bath, toilet, lock or clothes beside a grown-up: whatever is likelier, the
 * child is asked about.
 */
function heedingChildSigns({ text, dangers }: FoundCues, doubt: Doubt): Doubt {
  const { level, leaning, or } = doubt;
  if (level !== 'unsure' || leaning === 'suicide' || dangers.length > 0) return doubt;
  if (!mayBeChildsSign(text)) return doubt;
  const rest = [leaning, or].find((each) => each === 'violence') ?? null;
  return { ...doubt, margin: Math.max(doubt.margin, MARGIN.direct), leaning: 'child-in-danger', or: rest };
}

/**
 * Heeds a gun that a child can get to, or that is held on somebody: whoever is in danger is asked about,
 * whatever the classifier has learned of guns.
 */
function heedingGuns({ text, dangers }: FoundCues, doubt: Doubt): Doubt {
  if (!dangers.includes('gun') || doubt.leaning === 'violence') return doubt;
  if (doubt.leaning === 'suicide' && isGunHeldOn(text)) return askedDirectly(doubt, 'violence');
  return isGunInReach(text) ? askedDirectly(doubt, 'child-in-danger') : doubt;
}

/**
 * Heeds a grown-up who lures a child or drove it drunk: whatever else is asked, such as how to build trust,
 * the child is asked about.
 */
const heedingLuring = ({ dangers }: FoundCues, doubt: Doubt): Doubt =>
  dangers.includes('lured') || dangers.includes('driven-drunk')
    ? askedDirectly(doubt, 'child-in-danger')
    : doubt;

/** Heeds sex against the writer's will, which many tell in words that name nothing. */
const heedingForced = ({ dangers }: FoundCues, doubt: Doubt): Doubt =>
  dangers.includes('forced-sex') && doubt.level !== 'unsure' ? askedDirectly(doubt, 'violence') : doubt;

/**
 * Heeds a burn by somebody’s hand: who was burned decides what is asked, whatever the classifier has learned
 * of stoves.
 */
function heedingBurned({ text }: FoundCues, doubt: Doubt): Doubt {
  const burned = burnedBy(text);
  if (burned === null) return doubt;
  const ofVictim = burned.whose === 'childs' ? 'child-in-danger' : 'violence';
  const leaning = burned.isOwnDeed ? 'harming-others' : ofVictim;
  return askedDirectly(doubt, leaning);
}

/** Heeds a blow to somebody who is pregnant: no child is asked about but the one that is not born. */
const heedingCarrying = ({ text }: FoundCues, doubt: Doubt): Doubt =>
  careOfCarrying(text) === null || dangerIsOwn(text, doubt) ? doubt : askedDirectly(doubt, 'violence');

/**
 * Heeds a young person who says that they will not reach a day, with a means near: whatever else is told,
 * that comes first.
 */
const heedingYoungEnd = ({ text }: FoundCues, doubt: Doubt): Doubt =>
  meansAtYoungEnd(text) === null ? doubt : askedDirectly(doubt, 'suicide');

/**
 * Heeds a gun or pills that the writer holds, looks at or counts: whoever else is afraid of them, their own
 * life is asked about first.
 */
const heedingOwnMeans = ({ isOwnMeansHeld }: FoundCues, doubt: Doubt): Doubt =>
  isOwnMeansHeld ? askedDirectly(doubt, 'suicide') : doubt;

/**
 * Heeds an animal that is hurt or threatened to punish somebody, since the classifier has hardly learned of
 * it.
 */
const heedingPets = ({ text, dangers }: FoundCues, doubt: Doubt): Doubt =>
  dangers.includes('hostage') && doubt.level !== 'unsure' && isPetHostage(text)
    ? { level: 'unsure', margin: Math.max(doubt.margin, MARGIN.askedAbout), leaning: 'violence', or: null }
    : doubt;

/**
 * “My husband is going to kill me, I forgot the cake” is about no wish to die, and about nobody whom the
 * writer might hurt. One question, which a “no” ends, is enough.
 */
const heedingJokes = ({ isDeathJoke: isJoke }: FoundCues, doubt: Doubt): Doubt =>
  isJoke && doubt.level === 'unsure'
    ? { ...doubt, margin: Math.min(doubt.margin, MARGIN.askedAbout), leaning: 'violence', or: null }
    : doubt;

/** What each is asked about later. Whoever was hurt by a fall or a blow leaves that to the classifier. */
const LEANING_OF: Readonly<Record<Emergency, Concern | null>> = {
  limp: 'child-in-danger',
  heat: 'child-in-danger',
  'hot-car': 'child-in-danger',
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
  armed: 'suicide',
  lured: 'child-in-danger',
  awaited: 'violence',
  'drunk-driver': 'child-in-danger',
};

/** An emergency is never harmless, however rare its words are in what the classifier has learned. */
function heedingEmergency({ emergencies: [emergency] }: FoundCues, doubt: Doubt): Doubt {
  if (emergency === undefined) return doubt;
  return {
    level: 'unsure',
    margin: Math.max(doubt.margin, MARGIN.askedAbout),
    leaning: LEANING_OF[emergency] ?? doubt.leaning,
    or: null,
  };
}
