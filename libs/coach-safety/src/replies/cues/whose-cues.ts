import { cueFinder } from './cue-finder.js';

const PERSON =
  'husband|wife|partner|boyfriend|girlfriend|ex|son|daughter|stepson|stepdaughter|brother|sister|mom|mother|dad|father|friend|kid|teen|him|her|them';
const PERSONA =
  'esposo|esposa|marido|mujer|pareja|novio|novia|hijo|hija|hijastro|hijastra|hermano|hermana|mama|papa|amigo|amiga|ella';

const whoseIn = cueFinder({
  another: [
    `not|never me its|it|but|is? about? my? ${PERSON}|she|he|they`,
    `its|it|this|that is? about my? ${PERSON} not me|mine|myself`,
    `i am? meant|mean|talking_about|asking_about|asking_for|worried_about my? ${PERSON} not me|mine|myself`,
    `its|it|that is|was? my? ${PERSON}|she|he who? not me`,
    `${PERSON}|she|he does|is|did|said|says|wants it|that|this? not me`,
    'not about|for me its|it',
    'i am not the one',
    `no soy|es|hablo de? yo|por_mi|de_mi sino|es|se|hablo|son? trata? de? mi? ${PERSONA}`,
    `es|hablo|se_trata de? mi? ${PERSONA} no de_mi|yo|soy_yo`,
  ],
});

/** Whether somebody makes it plain that what they told of is another person’s: “not me, its my wife”. */
export const isOfAnother = (message: string): boolean => whoseIn(message).length > 0;
