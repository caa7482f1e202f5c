import type { Track } from '@anew/contracts/content/views';

export const stepmothers: Track = {
  title: 'For stepmothers, and whoever loves one',
  intro:
    'Eight short pieces. People expect a great deal of stepmothers and thank them very little. Stepfathers may find themselves here as well.',
  pieces: [
    {
      title: 'A hard seat',
      text: 'You may have walked into a story that has cast you already. If you do too little, you are cold. If you do a lot, you are taking over. Stepmothers tend to have a harder time than stepfathers, partly because people expect women to do the caring (Papernow 2013). That is about the seat. It says little about the person in it. You can love your husband or wife, like the children, and still find this hard.',
    },
    {
      title: 'You don’t have to love them',
      text: 'Not at once, and not on a schedule. Kindness is enough to begin with, and kindness is a lot: a ride, a snack they like, a calm voice. Love may come later, or it may stay a warm kind of respect. Some days you will feel nothing but tired. A child can tell the difference between someone who is pretending and someone who is decent. Be decent. Let the rest take its time.',
    },
    {
      title: 'Hand some of it back',
      text: 'Look at what you do in a week for children who are not yours: meals, laundry, forms, presents, dentist. How much of it did you choose? Things you chose can feel like gifts. Things that slid over to you feel like a bill nobody pays. Pick one and hand it back to the parent, in a kind voice and for good: “You do the school email from now on.” Then let it be done their way, even if it is done late.',
    },
    {
      title: 'Their mother',
      text: 'A child who likes you may feel that it costs their mother something. That is why a good day with you can be followed by a cold one. You can make it lighter: “Your mom will love that drawing.” You need not be friends with her, and you should not have to fight with her. The parent deals with the other parent. If she is unkind to you, that is for your partner to answer, in few words, and not for you to win. If their mother has died, use her name and ask about her. “What did your mom like to draw?” is enough.',
    },
    {
      title: 'What the parent can do',
      text: 'This one is for the partner. Say thank you for the thing itself: “You waited up for Maya. You were tired, and you did it anyway. It meant I could drive safely.” Back her up in front of the children, and disagree in private. Don’t explain your children to her every time she is hurt. Tell the children, “You don’t have to love her. You do have to be polite.” Then be the one who makes sure of it.',
    },
    {
      title: 'A door of your own',
      text: 'On full weekends you may feel like a guest in your own kitchen. Plan for it. Keep an hour that is yours, a friend you can be honest with, and one thing you do on Saturdays that has nothing to do with anyone’s children. Going out on a family day is no betrayal. It gives the parent time alone with their child, and most children love that. Come back in a good mood. They will notice both.',
    },
    {
      title: 'If you have children too, or wish you had',
      text: 'If you bring children of your own, you will be softer with yours. So is everyone. Say it out loud before somebody else does. If you hoped for a baby and it isn’t coming, being called “lucky to have his kids” can hurt more than people know. If a baby does come, the older ones will watch who gets your lap. Grief, joy and jealousy can all sit at one table. A counselor who knows stepfamilies can help with any of the three.',
    },
    {
      title: 'Where you stand with the law',
      text: 'A stepparent often has no say at the school, the doctor or the border, even after years of care. If the parent dies or you part, you may have no right to see the child. What can be done differs from state to state: a signed form, a will, a guardian named in writing, sometimes adoption. This page can’t tell you which. Ask a family lawyer, and ask while everyone is well.',
    },
  ],
};
