import { squeeze } from '../normalize.js';

/**
 * Concepts with their words, English and Spanish side by side, so that what the classifier learns in one
 * language also serves the other. A `*` stands for any ending. Words have the form that the normalizer
 * produces, without accents.
 */
const CONCEPTS: Readonly<Record<string, string>> = {
  self: 'i me my myself mine yo mi mis me conmigo',
  partner:
    'husband* wife wives partner* spouse fiance* boyfriend* girlfriend* hubby bf gf esposo* esposa* marido* mujer novio* novia* pareja*',
  former: 'ex exes exhusband exwife exesposo exmarido exmujer expareja exnovio',
  he: 'he him his himself el lo su suyo',
  she: 'she her hers herself ella la',
  they: 'they them their ellos ellas les',
  child:
    'kid* child* son sons daughter* stepson* stepdaughter* stepkid* stepchild* baby babies infant* newborn* toddler* boy boys girl girls teen* twins nephew* niece* grandson* granddaughter* hijo* hija* hijastro* hijastra* nino* nina* bebe* chamaco* chiquit* nene* nena* sobrino* sobrina* nieto* nieta* adolescente*',
  parent:
    'mom* mother* dad* father* stepdad* stepfather* stepmom* stepmother* grandpa grandma grandfather* grandmother* uncle* aunt* mama papa madre padre padrastro madrastra abuelo* abuela* tio tia suegr*',
  friend: 'friend* sister* brother* neighbor* coworker* amig* herman* vecin* comadre compadre',
  other_adult:
    'babysitter* nanny coach teacher* pastor priest tutor maestro* maestra* ninera* cura sacerdote entrenador*',
  hit: 'hit hits hiting hitting beat* slap* punch* kick* smack* backhand* spank* whip* belt* pummel* whack* wallop* pega* pego pegue pego* golpe* golpi* cachete* bofetad* patea* patada* punetaz* nalgad* cintaraz* azot* trompad* madrea* cinturonaz*',
  grab: 'grab* pin pinned pins shove* push* pushed throw* threw thrown slam* drag* dragged yank* knock* squeez* twist* shook shake shakes shaking jala* jalo jalonea* empuj* avent* avienta* agarr* tiro tira tirar arrastr* sacud* apret* zarande* estrell* sujet*',
  neck: 'neck throat chok* strangl* suffocat* smother* breathe breath pillow cuello garganta ahorc* aorc* ahog* estrangul* asfixi* respirar almohada',
  weapon:
    'gun guns knife knives pistol* rifle* shotgun* weapon* bullet* ammo loaded machete* axe hammer* bat trigger firearm* blade* razor* razer* pistola* cuchillo* arma armas bala balas escopeta* navaja* rifle martillo* machetazo gillete* cargada',
  injury:
    'bruis* bleed* blood* broke broken stitches swollen wrist* rib ribs lip eye black purple scar* limp* mark marks burn* burned concussion er hospital* ambulance morete* moraton* sangr* rompio quebr* cicatri* hinchad* costilla* ojo quem* marcas urgencias',
  kill: 'kill* murder* dead die dies died dying death shoot* shot stab* bury buried matar* mato mata matar mate maten muert* morir* muero muera disparar* balaz* apunal* asesin* enterrar*',
  suicide: 'suicid* unalive* overdos* selfharm suicidarme suicidarse suicidio kms kys autolesion* sobredosis',
  end: 'end ending ends over finish* terminar acabar fin final last ultimo ultima',
  life: 'life live living alive vivir vida vivo viva existir exist* existing breathing mundo world earth here',
  gone: 'gone disappear* vanish* leave left sleep asleep wake waking forever peace desaparec* dormir* despertar* irme ido paz siempre descansar* apagar*',
  burden:
    'burden* worthless useless better without nobody noone nothing hopeless point pointless empty numb tired exhausted carga estorb* inutil* mejor sin nadie nada vacio vacia cansad* harta harto sentido esperanza',
  farewell:
    'goodbye* letter* note notes will insurance funeral* will adios despedi* carta* nota testamento seguro ceniza* entierro',
  means:
    'pill* tablet* meds medication* insulin* rope* bridge* cliff* train* tracks* balcon* roof* railing* garage* exhaust wrist* cut cuts cutting carve* pastilla* veneno* soga* cuerda* puente* azotea* barranco* vias cort* venas cloro medicin* raticida insulina',
  crash: 'swerve* steer* truck traffic tree wall pole volante chocar camion* barranca carretera',
  fear: 'afraid scare* scared terrif* frighten* fear* panic* nervous flinch* tremble* eggshells hide hides hiding hid safe unsafe miedo* temo temor asust* terror aterr* tembl* escond* esconder segur* peligro* danger*',
  threat:
    'threat* warn* swear* swore promise* promised regret pay sorry destroy* ruin* amenaz* jur* advirt* pagar arrepent* destru* arruin* sorpresa',
  force:
    'force* forced forces made makes make let lets allow* allowed permit* refuse* no stop obliga* forz* deja dejaba permit* prohib* manda exige niega',
  sex: 'sex* rape* raped touch* grope* molest* naked nude* undress* bed intimate porn* condom* viola* violo violar sexo tocar* toca toco tocaba manose* desnud* cama intim* relaciones condon* porno',
  lock: 'lock* locked trap* cage* closet* basement* door* chain* tied tie ties barricade* encerr* encierr* llave* amarr* atad* candado* closet sotano puerta*',
  spy: 'track* tracker phone* password* camera* cameras location gps airtag* follow* following stalk* watch* spy* check* checks read reads monitor* record* rastre* celular* telefono* contrasen* camara* ubicacion sigue siguiendo persigue espia* revisa* vigil* control* lee',
  money:
    'money paycheck* account* card cards bank allowance cash wages debt* receipt* dinero sueldo* cuenta* tarjeta* banco quincena cheque* gasto* recibo* deuda*',
  papers:
    'passport* visa papers immigration deport* ice green status citizenship pasaporte* papeles migra* deport* residencia inmigra* visa',
  isolate:
    'family friends alone isolat* nobody church visit* job work familia amigas amigos sola solo aislad* trabajar trabajo iglesia visitar',
  insult:
    'bitch* whore* slut* stupid crazy ugly fat trash garbage pathetic useless puta* zorra* loca* estupid* gorda* fea basura pendej* inutil',
  rage: 'rage* temper* explode* snap* furious angry anger violent violence abuse* abusive drunk* drinking drinks alcohol ira rabia* furia enoj* explot* violent* violencia maltrat* abus* borrach* tomado toma bebe alcohol',
  pet: 'dog* cat cats puppy pet pets kitten perro* perra gato* mascota*',
  pregnant: 'pregnan* belly womb embaraz* panza barriga vientre',
  child_sign:
    'lap wet* wetting bedwet* nightmare* secret* dirty hungry starv* lice diaper* bath* bathe shower* regist* tickl* regazo piernas moja pesadilla* secreto* suci* hambre piojos panal* bano bana ducha cosquill* rodillas',
  urge: 'urge* want wants wish wishes thought* thinking think thinks imagine* daydream* fantasi* picture* plan* planning quiero quisiera gana ganas ojala pienso pensar pensamiento* imagino planeo plane* idea',
  lose: 'lost lose losing control hands fist* monster regret hurt hurts hurting harm* perdi pierdo control manos puno* monstruo lastim* hice dano herir hiero',
  blame: 'fault blame* deserve* ashamed shame culpa* merezco verguenza',
  conceal: 'makeup sleeves excuse* fell stairs lie lied maquill* mangas escaler* menti caer cai',
  authority:
    'police cops hotline court restraining order shelter report* cps social policia* linea orden refugio denunci* reporta* dif juez',
  urgent: 'help now tonight please hurry quick ayuda* ahora hoy noche favor rapido auxilio',
  night: 'night nights every day days again noche noches cada dia dias otra vez veces siempre',
  drive: 'drive* driving car keys maneja* carro coche auto llaves',
  drugs: 'drug* heroin meth cocaine fentanyl needle* shoots drog* heroina cocaina cristal fentanilo jeringa*',
  // The following concepts make such words harmless.
  fun: 'joke* joking laugh* funny lol haha fun silly movie* film show* episode series game* games video tv netflix book* novel concert party chiste* broma* risa* gracios* pelicula* serie* juego* partido fiesta novela telenovela concierto',
  sport:
    'soccer football basketball baseball tennis gym practice team match league run running workout yoga futbol beisbol basquet gimnasio equipo entren* karate judo',
  home: 'kitchen dishes laundry chores cook* dinner breakfast lunch clean* garage garden house room rooms furniture bathroom paint* cocina platos ropa quehacer* cena desayuno almuerzo limpi* jardin casa cuarto* mueble* pint*',
  celebrate:
    'birthday* wedding* anniversary christmas thanksgiving holiday* vacation* trip* gift* cumple* boda* aniversario navidad vacacion* viaje* regalo* fiesta*',
  school:
    'school homework grades college class teacher* bus escuela tarea* calificacion* universidad clase* maestr*',
  couple_talk:
    'talk* conversation* argue* argument* fight* fighting listen* agree* disagree* compromise* apolog* repair* plate* discut* pele* hablar platic* escuch* acuerdo* disculp* perdon*',
  blending:
    'stepfamily blend* custody schedule* weekend* bedtime rules rule house household coparent* handover* custodia horario* finde reglas regla hogar crianza',
  love: 'love* loved lov* kiss* hug* cuddle* date* dating romance romantic close closer warm affection amor amo quer* beso* abraz* cita* cariño carino romantic* cerca',
  work: 'work job boss office meeting* shift deadline project career trabajo jefe oficina junta* turno proyecto* empleo',
  health:
    'doctor* surgery cancer diet sick flu fever dentist* therapist* counsel* appointment* medico cirugia dieta enferm* gripe fiebre dentista terapeut* terapia cita',
  faith: 'god church pray* prayer* bible faith dios iglesia rez* orar oracion biblia fe',
  grief:
    'died passed widow* widower* funeral grief grieve* late cemetery viud* fallec* murio duelo panteon luto extrano',
  thanks: 'thank* thanks appreciate* grateful gracias agradec*',
  ask: 'how what why when should could can is como que por cuando debo puedo deberia cual es',
  negate: 'not no never dont didn without nunca jamas sin tampoco ni',
};

/**
 * Numbers of the concepts by word. They are spread widely, because the hash of features works better with
 * distant numbers.
 */
const EXACT = new Map<string, number[]>();
const STEMS = new Map<string, number[]>();

Object.values(CONCEPTS).forEach((words, index) => {
  for (const word of words.split(' ')) {
    const isStem = word.endsWith('*');
    const key = squeeze(isStem ? word.slice(0, -1) : word);
    const table = isStem ? STEMS : EXACT;
    table.set(key, [...(table.get(key) ?? []), Math.imul(index + 1, 0x9e3779b1)]);
  }
});

const SHORTEST_STEM = Math.min(...[...STEMS.keys()].map(({ length }) => length));
const KNOWN = new Map<string, readonly number[]>();
/** Size of the cache of words. Without a limit it would grow forever, because people make up words. */
const MOST_KNOWN = 20_000;

/** Concepts of a word. Most words have none. */
export function conceptsOf(word: string): readonly number[] {
  const known = KNOWN.get(word);
  if (known) return known;
  const found = new Set(EXACT.get(word) ?? []);
  for (let length = SHORTEST_STEM; length <= word.length; length += 1)
    for (const concept of STEMS.get(word.slice(0, length)) ?? []) found.add(concept);
  const concepts = [...found];
  if (KNOWN.size < MOST_KNOWN) KNOWN.set(word, concepts);
  return concepts;
}
