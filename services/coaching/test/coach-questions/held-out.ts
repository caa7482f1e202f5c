import type { CoachQuestion } from './coach-question.js';

export const HELD_OUT: readonly CoachQuestion[] = [
  // Written last and never used for tuning
  {
    text: 'his ex wife wants to come to our thanksgiving',
    accept: ['external-influences', 'our-vision'],
    heldOut: true,
  },
  { text: 'my dad refuses to meet my new husband', accept: ['external-influences'], heldOut: true },
  { text: 'how much contact with an ex is normal', accept: ['external-influences'], heldOut: true },
  {
    text: 'my partner checks work emails in bed',
    accept: ['external-influences', 'love-fun-intimacy'],
    heldOut: true,
  },
  { text: 'what can i do so my stepson likes me', accept: ['practical-blending'], heldOut: true },
  {
    text: 'we argue about how strict to be with the teenagers',
    accept: ['practical-blending', 'lets-align'],
    heldOut: true,
  },
  { text: 'his kids are messy and he never says anything', accept: ['practical-blending'], heldOut: true },
  {
    text: 'how do other remarried couples handle bank accounts',
    accept: ['practical-blending'],
    heldOut: true,
  },
  { text: 'I need a way to calm down in a fight', accept: ['communication-complexity'], heldOut: true },
  {
    text: 'he never starts a conversation about anything important',
    accept: ['communication-complexity', 'emotional-safety'],
    heldOut: true,
  },
  {
    text: 'every sunday visit with his parents and kids i sit there like a stranger',
    accept: ['communication-complexity', 'external-influences', 'emotional-safety'],
    heldOut: true,
  },
  { text: 'how to say sorry and mean it', accept: ['communication-complexity'], heldOut: true },
  {
    text: 'im scared to tell my wife what i really feel',
    accept: ['emotional-safety', 'communication-complexity'],
    heldOut: true,
  },
  { text: 'he had an affair and i cant stop asking questions', accept: ['emotional-safety'], heldOut: true },
  { text: 'jealous of his female coworker', accept: ['emotional-safety'], heldOut: true },
  {
    text: 'my divorce left me with trust issues',
    accept: ['honor-lessons', 'emotional-safety'],
    heldOut: true,
  },
  {
    text: 'i am married to a widower and his house is a shrine',
    accept: ['honor-lessons', 'practical-blending'],
    heldOut: true,
  },
  { text: 'how do i stop comparing my husband with my ex', accept: ['honor-lessons'], heldOut: true },
  {
    text: 'we cant decide where to live after retirement',
    accept: ['lets-align', 'our-vision'],
    heldOut: true,
  },
  { text: 'she makes all the decisions and i just nod', accept: ['lets-align'], heldOut: true },
  { text: 'first christmas as a blended family any tips', accept: ['our-vision'], heldOut: true },
  {
    text: 'i grieve the family i thought we would be',
    accept: ['our-vision', 'honor-lessons'],
    heldOut: true,
  },
  { text: 'i miss being touched', accept: ['love-fun-intimacy'], heldOut: true },
  { text: 'how can we have fun again', accept: ['love-fun-intimacy'], heldOut: true },
  { text: 'he forgets to say thank you', accept: ['love-fun-intimacy'], heldOut: true },
];
