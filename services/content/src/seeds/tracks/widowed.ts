import type { Track } from '@anew/contracts/content/views';

export const widowed: Track = {
  title: 'Married again after a death',
  intro:
    'Eight short pieces for someone who lost a husband, a wife or a partner, and for the person who loves them now.',
  pieces: [
    {
      title: 'Two loves, one heart',
      text: 'You did not stop loving one person to begin loving another. It can feel like cheating in both directions: happy at breakfast, and guilty by noon. Many people who marry again after a death know this. You don’t have to rank anyone. You can say, “I miss her today, and I’m glad it’s you I’m coming home to.” Both halves are true. Nobody is taking anything from anybody.',
    },
    {
      title: 'For the one who came after',
      text: 'It is strange to share a life with someone who cannot make mistakes anymore. You may feel second, or like a guest among the photographs. Then you feel small for minding. You are allowed to mind. Ask for what you need in the present: a wall, a song, a trip that belongs to you two. Ask about the person who died as well. Knowing them a little is often easier than guessing.',
    },
    {
      title: 'The house, the bed, the ring',
      text: 'Things are not only things now. Go slowly, and decide together. Some couples move. Others paint one room and keep one chair. A ring may go in a drawer, onto another hand, or to a grown child one day. Before anything leaves, ask who else would want a say. Before anything stays, ask whether both of you can walk past it every day. You can try an answer for three months.',
    },
    {
      title: 'Days that come back',
      text: 'The birthday, the wedding day, the day of the diagnosis, the first warm evening of the year. Put the ones you know on the calendar, with a small mark. The one who grieves says what helps: company, quiet, the grave, a normal day. The other doesn’t have to be cheerful, or sad. It helps to agree on one phrase, such as “grief day,” that needs no story and no fixing.',
    },
    {
      title: 'Children who lost a parent',
      text: 'For a child, a parent’s new love can feel like a second loss. They may be angry, or oddly fine, or both in an hour. Keep the pictures up. Say the name. Tell them in plain words that nobody is being replaced, and that they may like the new person without forgetting. Grown children grieve too, and may worry about the house and the will. Talk about those early, and with a lawyer.',
    },
    {
      title: 'Their parents, your in-laws',
      text: 'The parents of the one who died lost a child. You may be the last place where that child is still talked about. A visit, a photo or a seat at graduation can mean a lot to them. New partner, you don’t have to come along each time, and you may be surprised by how glad they are that you are kind. If they are unkind to one of you, a card now and then is enough. Agree as a couple on what you can give gladly.',
    },
    {
      title: 'The fear of another funeral',
      text: 'When you have buried someone, a late arrival is never just late. You may check on breathing at night, or hold back a little so that it would hurt less. Say it: “You’re late and my head went to the hospital.” The other can send a two-word message without being asked. Nobody can promise to stay alive. You can promise to see a doctor, to write the will, and to say goodbye at the door.',
    },
    {
      title: 'When grief needs more than a partner',
      text: 'Grief has no deadline. But if, after a year or more, you can hardly get through most days, if you feel that life has no point, or if you drink to get to sleep, please see a doctor or a grief counselor. Hospices often run groups, and many are free. If you think about dying, call or text 988 at any hour. Needing help with one love does not mean that you don’t have room for the other.',
    },
  ],
};
