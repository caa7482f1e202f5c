import { cueFinder } from './cue-finder.js';

const HELPERS =
  'ambulance|paramedics|paramedic|emts|emt|medics|police|cops|cop|officers|sheriff|deputies|firefighters|fire_department|help';
const HOSPITAL = 'hospital|er|emergency_room|icu|ambulance|urgent_care|clinic';
const AYUDA = 'ambulancia|paramedicos|policia|bomberos|ayuda|patrulla';

/** Words by which somebody in an emergency says that it is no more, or that others have taken over. */
const resolvedIn = cueFinder(
  {
    helped: [
      `${HELPERS} is|are|has|have|just|finally|got|came|showed .. here|there|arrived|came|come|up|with_us|with_me|with_him|with_her|inside`,
      `${HELPERS} got|came|arrived|took|has|have|are_taking|is_taking .. here|there|him|her|them|me|us`,
      `${HELPERS} arrived|came`,
      `i|we|he|she|they|am|are|is .. at|in the|an|a? ${HOSPITAL}`,
      `took|taken|taking|brought|drove|rushed|admitted|rode .. to|by|in|at the|an|a? ${HOSPITAL}`,
      `got to the ${HOSPITAL}`,
      'doctor|doctors|nurse|nurses|poison_control|er|hospital .. said|says|checked|saw|looked .. fine|ok|okay|safe|clear|him|her|me|us',
      `${AYUDA} ya? llego|llegaron|esta|estan|vino|vinieron`,
      `ya llego|llegaron|vino|vinieron la|los|el? ${AYUDA}`,
      'estoy|estamos|esta|estan en el|la hospital|emergencias|clinica|ambulancia',
      'llevaron|lleve|llevamos|lleva ... hospital|emergencias|clinica|ambulancia',
      'doctor|doctora|doctores .. dijo|dice|reviso|revisaron .. bien|me|la|lo',
    ],
    over: [
      'threw|tossed|flushed|dumped .. them|it|pills|meds|rest|bottle .. away|out|down|toilet',
      'flushed|dumped them|it|the',
      'spit|spat .. out|them',
      'did not take|swallow .. them|it|any|pills|anything',
      'gave .. pills|meds|razor|knife|gun|bottle|rope .. to my|him|her|the',
      'opened|opens|unlocked .. door',
      'came|coming|comes|got out .. bathroom|room|bedroom|garage|now|and|of|safe|ok|okay',
      'she|he|they is|are out .|of|now|and|safe',
      'she|he|they answered|texted|called .. me|back|phone|door|and|.',
      'found .. pills|all_of_them|battery|it .. under|on|behind|in|safe',
      'he|ex|they left|drove_off|ran_off|took_off|went_away|is_gone|are_gone',
      'got|get arrested',
      'we|i|kids got out|away',
      'we|i am|are safe|out now|at|with|.|and',
      'it is|was over|resolved|false_alarm|a_false_alarm',
      'everyone|everybody is safe|ok|okay',
      'tire|tiramos|eche .. pastillas|basura|escusado|inodoro',
      'las|los|la|lo tire|tiro|escupio|escupi',
      'no las|los|me|se? tome|tomo|trago|trague',
      'ya abrio|salio|contesto|aparecio',
      'ya se fue|fueron',
      'ya paso todo|el_peligro',
      'estamos|estoy a_salvo|fuera_de_peligro',
      'falsa alarma',
    ],
  },
  [
    'should|do|if|when|can|could|would|must|need|have_to|want_to|going_to|will|might|maybe i|we|he|she|they? .. hospital|er|emergency_room|ambulance|urgent_care|clinic',
    'not|without|before .. hospital|er|emergency_room|ambulance|police|cops|help',
    'work|works|worked|working at|in .. hospital|er|clinic',
    'para|si|cuando|hasta_que .. llegue|lleguen|llega',
  ],
);

/** Whether a message says that help is there, so that even what it tells needs no call anymore. */
export const isHelped = (message: string): boolean => resolvedIn(message).includes('helped');

/** Whether a message, sent after we said to call 911, says that this is no longer needed. */
export const isResolved = (message: string): boolean => resolvedIn(message).length > 0;
