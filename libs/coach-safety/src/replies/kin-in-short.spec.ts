import { describe, expect, it } from '@jest/globals';
import { lastReply, talk } from '../testing/talk.js';

const APS = /1-800-677-1116/u;
const CHILD = /Is a child being hurt|Childhelp|The child comes first|el niño o la niña va primero/iu;
const ACCUSED = /It takes courage to say that|Are you afraid that you/u;

const STRAPPED =
  'MIL lives with us, 82 with dementia. my husband straps her in the recliner with a belt when he runs to the store and she has bruises round her wrists like bracelets. he says its for her own good';

describe('kin who depend on others, by the short names of everyday', () => {
  it.each([
    STRAPPED,
    'my mil had a stroke and cant talk. my husband slaps her hand when she spills',
    'My FIL is in a wheelchair, my SIL locks him in his room when she goes to work',
    'BIL has down syndrome, he is 34, my wife makes him stand in the corner for hours',
    'mom in law has alzheimers, her aide ties her to the bed at night',
    'our gma is 91 and my uncle takes her check and leaves her in a wet diaper',
    'my husbands nana is strapped down in her wheelchair all day, sores on her legs',
    'gpa has parkinsons and my cousin yells at him and yanks his arm till he cries',
    'my dads wife has lewy body and he puts her in the garage when she screams',
    'grammy lives with my sister, shes 88. black eye twice this month',
    'my step mil is bedbound and her son keeps her phone and her pills',
    'hubbys gram has dementia, he shoves her into the chair, bruises on both arms',
    'my suegra has alzheimer and my husband le pega cuando no quiere comer',
    'mi abuelita tiene demencia y mi tía la amarra a la silla para irse al trabajo',
    'mi suegro tuvo un derrame y mi cuñado lo deja todo el día en el pañal mojado',
  ])('lead to Adult Protective Services, and to no child: %s', (message) => {
    const reply = lastReply(message);
    expect(reply).toMatch(APS);
    expect(reply.split('*If ')[0]).not.toMatch(CHILD);
    expect(reply).not.toMatch(ACCUSED);
  });

  it('are kept to, and nobody who worries is asked whether they did it', () => {
    const replies = talk(
      STRAPPED,
      'he loves his mom hes just worn out',
      'how do i ask him to share the load with me better',
      'she flinched when i went to brush her hair',
    );
    for (const reply of replies) {
      expect(reply).toMatch(APS);
      expect(reply).not.toMatch(ACCUSED);
    }
  });

  it('does not take who did it for somebody who saw it', () => {
    const reply = lastReply(
      'my MIL 84 alzheimers, i strapped her to the chair with a belt so i could shower',
    );
    expect(reply).toMatch(/hurt|harm/u);
    expect(reply.split('*If ')[0]).not.toMatch(CHILD);
  });

  it.each([
    'my MIL comes every sunday and rearranges my kitchen. she is 70 and sharp',
    'MIL has dementia and we sing to her every night, it is sweet',
    'our bill is 82 dollars and my husband takes the money from the jar',
    'the mill shut down, my uncle is in a wheelchair and gets his check late',
    'my SIL says my toddler hits her son, he has bruises',
    'FIL helps my son with math, he is 75',
    'my gma straps in her seatbelt first, shes funny',
    'mi suegra viene con mil cosas y mi abuelita se ríe',
    'we fill the pool and my bil is 40, he brings beer',
    'my fil is 71 and taught my son to fish, how do i thank him',
  ])('mean no harm in everyday words: %s', (message) => {
    expect(lastReply(message)).not.toMatch(APS);
  });

  it('makes no child of a mother-in-law', () => {
    const reply = lastReply('my mil fell and has bruises on her wrists, the doctor said blood thinners');
    expect(reply).not.toMatch(/Is a child being hurt/u);
  });
});
