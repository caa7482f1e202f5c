export interface Example {
  title?: string;
  text: string;
}

export const EXAMPLES: readonly Example[] = [
  {
    title: 'Boundaries with an ex',
    text: 'My partner’s ex often changes plans at the last minute. How do we agree on boundaries without fighting about it?',
  },
  {
    title: 'Two ways of parenting',
    text: 'We parent very differently, and the children have noticed. How can we blend our parenting styles?',
  },
  {
    title: 'The first marriage in the room',
    text: 'I catch myself comparing this to my first marriage. What can I do when that happens?',
  },
];
