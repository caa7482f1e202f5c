import type { PhraseGroup } from './phrase.js';
import { CONTROL, STALKING } from './violence-control.js';
import { BLOWS_AND_FORCE, INJURIES } from './violence-done.js';
import { FEAR, FLINCHING } from './violence-fear.js';
import { THREATS } from './violence-threats.js';

/** Phrases about fear, control, injury, threats and forced sex between adults who are or were close. */
export const VIOLENCE: readonly PhraseGroup[] = [
  ...BLOWS_AND_FORCE,
  ...FEAR,
  ...CONTROL,
  ...STALKING,
  ...THREATS,
  ...INJURIES,
  ...FLINCHING,
  {
    kind: 'past',
    negation: 'cancels',
    unless: [
      '@fiction',
      'abusive|violent to|towards|with waiters|staff|servers|coworkers|others|colleagues|drivers',
    ],
    phrases: [
      'ex .. was|is|were .. abusive|violent|abuser',
      'abusive|violent ex|exs|first_marriage|past_marriage|past_relationship|childhood|father|mother|upbringing|parents',
      'ex|first|previous|former|last|old marriage|relationship .. was|were .. abusive|violent',
      'was|been|came_from|came_out_of|left|escaped|leaving|survived|got_out_of|fled .. abusive|violent ex|marriage|relationship|home|husband|wife|partner .. years|before|ago|first|previous|with_my_ex|long|now|and_now',
      'survivor|survived of? domestic|abuse|sexual|rape|childhood|an_abusive',
      'was|were|been abused|molested|beaten|hit|raped|sexually_abused|sexually_assaulted .. as_a|when_i_was|growing_up|in_my_childhood|by_my_ex|by_my_first|in_my_first|in_my_last|years_ago',
      'ex .. used to .. @hits|hurt|abuse|rape|threaten|control|terrorize|scare|throw|push|scream|punish|lock|follow|stalk .. me|us',
    ],
  },
  {
    kind: 'related',
    negation: 'ignored',
    phrases: [
      'my fault|own_fault',
      'i|we provoked|provoke|deserve|deserved|made|make|caused|started him|her|it',
      'he|she .. apologized|apologised|promised|promises|swore|sorry|cried|regrets|did_not_mean|flowers',
      'should i|can_i|how_do_i|how_can_i|want_to|going_to|need_to|have_to leave|confront|tell|run|go|get_out|hide|escape|report|call_the_police|press_charges',
      'leave|leaving|left|go_back|going_back|went_back|return|returning|stay|staying to|with? him|her',
      'he|she .. coming|comes|back|home|here|upstairs|next_door|asleep|downstairs home|now|soon|back|room|minutes|up',
      'he|she|they .. see|sees|read|reads|check|checks|look|looks|find|finds|watch|watching .. this|phone|chat|messages|screen|computer|history|app|out',
      'not|is_it|no|is_this safe',
      'not private',
      'afraid|scared|terrified|frightened|fear|unsafe|panicking|shaking',
      'police|shelter|hotline|restraining_order|protective_order|lawyer|advocate|safety_plan',
      'hit|hits|hitting|bruise|bruises|threatens|threatened|hurt|hurts|violent|violence|abuse|abusive|angry|temper|rage|drunk|gun|knife|yelled|screamed|choked|slapped|punched|forced|controls|control|tracks|follows',
      'not that bad|often',
      'not abuse|abusive|violent|a_bad_person|a_bad_man|a_bad_guy',
      'only when drunk|he|she',
      'nobody knows|believes|would_believe|will_believe',
      'no money|where_to_go|place_to_go|one_to_tell',
      'nowhere to go',
      'happened|happens|did|does|doing it|again|before|before_too it|again|last|every|before',
    ],
  },
];
