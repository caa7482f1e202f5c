import { describe, expect, it } from '@jest/globals';
import { judge } from '../safety.js';
import { lastReply } from '../testing/talk.js';
import { dangersIn } from './cues/danger-cues.js';
import { DANGERS, DANGERS_SPANISH } from './dangers.js';
import { NECK_OF_ANOTHER, NECK_OF_ANOTHER_SPANISH, NECK_OF_CHILD, NECK_OF_CHILD_SPANISH } from './dangers.js';

type Whose = 'mine' | 'child' | 'other';
const TEXTS: Readonly<Record<Whose, readonly string[]>> = {
  mine: [DANGERS.neck, DANGERS_SPANISH.neck],
  child: [NECK_OF_CHILD, NECK_OF_CHILD_SPANISH],
  other: [NECK_OF_ANOTHER, NECK_OF_ANOTHER_SPANISH],
};

const named = (reply: string): string[] =>
  Object.entries(TEXTS)
    .filter(([, texts]) => texts.some((text) => reply.includes(text)))
    .map(([whose]) => whose);

describe('hands on a neck', () => {
  it.each<[string, Whose[]]>([
    ['my husband choked my sister last night', ['other']],
    ['he put his hands around my daughters neck', ['child']],
    ['my bf put his hand round my 4yo’s throat bc he wouldnt stop crying', ['child']],
    ['he squeezed my 3 year olds neck', ['child']],
    ['my wife squeezed my windpipe till i couldnt talk', ['mine']],
    ['my son in law put his hands around my daughter in laws throat', ['other']],
    ['I grabbed my 9 yr old by the neck. My hands were on his neck before i knew', ['child']],
    ['she held my boy by the neck', ['child']],
    ['my stepdad had my little girl in a chokehold', ['child']],
    ['he grabbed my nephew by the throat and threw him down', ['child']],
    ['I choked my wife and the kids saw it', ['other']],
    ['I strangled her. I couldn’t breathe, I was so angry', ['other']],
    ['I choked my husband when he grabbed my throat', ['mine', 'other']],
    ['I put my hands around my husbands neck', ['other']],
    ['I had my hands around his neck. hes 11', ['other']],
    ['i choked my stepson last night', ['child']],
    ['He hits my son and pinned me to the wall by the throat', ['mine']],
    ['he had his arm across my throat', ['mine']],
    ['he got me in a chokehold', ['mine']],
    ['he put me in a headlock til i saw stars', ['mine']],
    ['During sex he’s started squeezing my throat, I told him I hate it', ['mine']],
    ['my girlfriend wraps her fingers around my neck when she is mad', ['mine']],
    ['he choked me and then my son', ['mine', 'child']],
    ['he choked me in front of my daughter', ['mine']],
    ['he choked me until i passed out', ['mine']],
    ['my dad strangles my mom when he drinks', ['other']],
    ['me ahorcó frente a mi hijo', ['mine']],
    ['me estranguló delante de mi hija', ['mine']],
    ['mi esposo me dejó marcas en el cuello', ['mine']],
    ['mi novio me agarró del pescuezo', ['mine']],
    ['le apreté el cuello a mi mujer', ['other']],
    ['agarré a mi esposa del cuello', ['other']],
    ['lo agarró del cuello, es mi hijo de 8', ['child']],
    ['le apretó el cuello a mi hija', ['child']],
    ['mi marido ahorcó a mi niño', ['child']],
    ['mi cuñado estranguló a mi hermana', ['other']],
    ['My best friend told me her fiance strangled her in the car on the way home', ['other']],
    ['my cousin texted me a picture, her husband choked her on monday', ['other']],
    ['my neighbor was choking her on the porch, she showed me the marks', ['other']],
    ['my coworker called me in tears because he strangled her at the lake', ['other']],
    ['my sister called me, he choked her', ['other']],
    ['my brother messaged me that his wife had him by the throat', ['other']],
    ['she told me about it the day he choked me too', ['mine']],
    ['he told me to shut up and choked me', ['mine']],
    ['he would not let me breathe, his hands were round my throat', ['mine']],
    ['he told me to shut up with his hands round the throat', ['mine']],
    ['he called me a liar and squeezed, hands around the neck', ['mine']],
    ['mi amiga me contó que su novio la ahorcó', ['other']],
    ['mi vecina me contó que su marido la agarró del cuello', ['other']],
    ['mi prima me mandó un mensaje: él le apretó la garganta', ['other']],
    ['mi comadre me dijo que su marido le apretaba el cuello', ['other']],
    ['me dijo que me callara y me apretó el cuello', ['mine']],
    ['el papá de mi hijastra la ahorcó contra la pared, ella me lo contó llorando', ['child']],
    ['my stepdaughter says her moms boyfriend choked her', ['child']],
    ['el novio de su mamá agarró a mi hijastro del cuello', ['child']],
    ['my neck is sore on both sides where his thumbs were, he says sorry', ['mine']],
    ['there are bruises on my neck from him', ['mine']],
    ['he left marks all around my throat when i said no', ['mine']],
    ['during a fight she wrapped the phone charger around my neck and pulled', ['mine']],
    ['he pulled the scarf tight on my throat because i was late', ['mine']],
    ['he puts his hand over my mouth and nose when i scream', ['mine']],
    ['my sister has bruises round her throat, her boyfriend says he didnt mean it', ['other']],
    ['i put a belt around her neck and scared her', ['other']],
    ['my girlfriend covers the baby’s mouth and nose to make him stop screaming', ['child']],
    ['he holds his hand over my son’s mouth so he stops crying', ['child']],
    ['theres finger marks on my daughters neck after the weekend at her dads', ['child']],
    ['me puso el cinturón en el cuello y jaló', ['mine']],
    ['me tapa la boca y la nariz cuando lloro para que no oigan', ['mine']],
    ['mi esposo me pegó y me estaba asfixiando', ['mine']],
    ['mi hermana trae marcas de dedos en el cuello y dice que fue su marido', ['other']],
    ['mi padrastro estaba ahorcando a mi mamá con el cinturón', ['other']],
    ['a mi hermana su marido la estaba asfixiando con un cable', ['other']],
    ['mi marido le tapó la boca y la nariz al bebé para que se callara', ['child']],
    ['mi hija trae moretones en el cuello desde que fue con su papá', ['child']],
    ['my boyfriend beats me and pressed a sofa cushion onto my face', ['mine']],
    ['he hits me. he shoved my face into the mattress', ['mine']],
    ['she beats me and put her hand over my mouth till i kicked', ['mine']],
    ['he beats me. he did a chokehold and i passed out', ['mine']],
    ['he hit me, then his knee was on my windpipe', ['mine']],
    ['he beats me, he yanked my scarf and i could not breathe', ['mine']],
    ['my dad hits my mom and held a towel over her face', ['other']],
    ['he hits my son. he had a blanket over the kids face', ['child']],
    ['I hit my wife. Pressed a pillow over her face', ['other']],
    ['mi marido me pega y me puso un cojín sobre la cara', ['mine']],
    ['me golpea y me apretó la almohada contra la cara', ['mine']],
    ['mi novio le pega a mi hija y le puso la mano en la boca y nariz', ['child']],
    ['le apretó el cuellito a la niña, le pega a mi hija', ['child']],
  ])('leads to a doctor for the right person: %s, %s', (message, whose) => {
    expect(named(lastReply(message)).sort()).toEqual([...whose].sort());
  });

  it.each<[string, Whose[]]>([
    ['he choked me up against the fridge', ['mine']],
    ['he chokes me up to the point i see black', ['mine']],
    ['he smelled the cologne on my shirt and choked me', ['mine']],
    ['he hates that perfume. he choked me up against the door', ['mine']],
    ['he found the letter choked me up against the wall', ['mine']],
    ['after the toast he choked me by the coats', ['mine']],
    ['our song was on when he strangled me', ['mine']],
    ['he tore up my photo and choked me until i wet myself', ['mine']],
    ['the video shows him choking me', ['mine']],
    ['his card was sweet, then he choked me again', ['mine']],
    ['it was him, whoever tells will see, he strangled me', ['mine']],
    ['whoever taught him that, he strangled her on sunday', ['other']],
    ['the guy who invented that game lives here and he strangled me', ['mine']],
    ['i was strangled. whoever says i should let it go was not there', ['mine']],
    ['he said whoever leaves him should be strangled. then he strangled me', ['mine']],
    ['His hands were around my throat. Our toddler was hugging the goat.', ['mine']],
    ['His hands were around my sister’s throat. I was hugging the dog. The dog is fine.', ['other']],
    ['He had the pony tied. He choked my wife and the pony is fine', ['other']],
    ['my son hugged the goat and my husband grabbed my son by the neck', ['child']],
    ['he strangled the goat, then he grabbed my throat', ['mine']],
    ['I pushed the goat off and he had his hands around my throat. The goat is fine', ['mine']],
    ['she was hugging the horse when he grabbed her by the neck. she is 9, my daughter', ['other']],
  ])('is not taken for a harmless one: %s, %s', (message, whose) => {
    expect(dangersIn(message)).toContain('neck');
    expect(judge([], message).kind).not.toBe('clear');
    expect(named(lastReply(message)).sort()).toEqual([...whose].sort());
  });

  it.each([
    'his cologne chokes me up',
    'his cologne chokes me up, and not in a good way',
    'that song still chokes me up every time',
    'whoever invented slime should be strangled',
    'slime. whoever came up with it should be strangled, my poor carpet',
    'the guy who invented glitter ought to be strangled, my rug is done for',
    'Hands were around his throat before I could get across the yard. Our toddler hugging the billy goat. The goat’s fine, he loves it. My mother-in-law’s seen it, and wants a fence. Do you take advice from a woman who’s from Manhattan?',
  ])('are no reason to ask where nobody is held: %s', (message) => {
    expect(dangersIn(message)).toEqual([]);
    expect(judge([], message).kind).toBe('clear');
  });

  it('of a child are named after a message about that child', () => {
    expect(
      named(lastReply('creo que mi esposo le pega a mi hijo', 'lo agarró del cuello y lo levantó')),
    ).toEqual(['child']);
    expect(named(lastReply('my husband beats my son with a belt', 'then he had him by the neck'))).toEqual([
      'child',
    ]);
  });

  it.each([
    'I got so choked up at the wedding',
    'he gives me a neck massage every night',
    'his mother is a pain in my neck',
    'my neck hurts from the new pillow',
    'he choked on his steak and we all laughed',
    'mi marido me hace masajes en el cuello',
    'tengo un nudo en la garganta cuando se van los niños',
    'I want to wring his neck when he leaves the dishes',
    'my stepdaughter put her little arms around my neck and called me mom',
    'he put a necklace around my neck for our anniversary',
    'she hides the hickey marks on her neck from her dad',
    'we always cover our mouth when the kids say something funny',
    'i went home and put my face in a towel, then we laughed',
    'i sleep with a pillow over my face, he sleeps with a mask',
    'casi la ahorco cuando pidió otra pizza jaja',
    'we train judo and he choked me in class, i tapped out',
    'she has a green thumb and a stiff neck from the garden',
    'se tapa la boca para no reírse de los chistes de mi suegra',
    'le regalé una bufanda y le gustó',
    'he threw a pillow on my face lol',
    'my husband hits me. the kids threw a pillow over my face for fun',
    'my husband hits me. he put his hand over his mouth when i cried',
    'my husband hits me. i pulled the blanket over my head and cried',
    'my husband hits me. my sister put her hand on my face and kissed me',
    'mi marido me pega. me puse la mano en la boca para no llorar',
    'mi marido me pega. mi niña abraza la almohada en su cama',
  ])('are not seen where there are none: %s', (message) => {
    expect(named(lastReply(message))).toEqual([]);
  });
});

describe('a neck that is only doubted', () => {
  it.each([
    ['a mi prima su novio la ahorcó ayer y ella dice que no pasó nada', ['other']],
    ['a mi tía su marido casi la asfixia, me lo contaron', ['other']],
    ['mi cuñado le apretaba el cuello y ella dice que ya pasó', ['other']],
  ] as [string, Whose[]][])('is asked about as violence, with the doctor: %s, %s', (message, whose) => {
    const verdict = judge([], message);
    expect(verdict).not.toMatchObject({ kind: 'clear' });
    expect(verdict).not.toMatchObject({ concern: 'suicide' });
    expect(verdict).not.toMatchObject({ leaning: 'suicide' });
    expect(named(lastReply(message))).toEqual(whose);
  });

  it.each(['me quiero ahorcar', 'i have my belt around my neck right now', 'ya tengo la soga en el cuello'])(
    'stays suicide where it is the writer’s own doing: %s',
    (message) => {
      const verdict = judge([], message);
      expect('concern' in verdict ? verdict.concern : 'leaning' in verdict && verdict.leaning).toBe(
        'suicide',
      );
    },
  );
});
