import type { RoundQuestion } from './roundQuestion.ts';

/** What the learner has done in real situations, answered with a story. */
export const HR_ROUND_1_BEHAVIOUR: RoundQuestion[] = [
  {
    id: 'hr-1-teamwork',
    difficulty: 'easy',
    text: 'Tell me about something you did in a team. What was your own part?',
    purpose: 'Separates the candidate’s part from the team’s result.',
    goodAnswer:
      'Goal, size of the team, own task, how they helped others, and the result. Gives credit by name without hiding behind "we".',
    followUps: ['What would have gone wrong without you?', 'Who in the team did you learn from?'],
  },
  {
    id: 'hr-1-conflict',
    difficulty: 'medium',
    text: 'Tell me about a disagreement with a teammate. How did it end?',
    purpose: 'Tests how the candidate handles conflict with an equal.',
    goodAnswer:
      'Describes the other side fairly, talked to the person first and not about them, found a fact or a test to decide by, and kept working together afterwards.',
    followUps: ['What did the other person get right?', 'What would you say differently today?'],
  },
  {
    id: 'hr-1-failure',
    difficulty: 'medium',
    text: 'Tell me about something you failed at.',
    purpose: 'Tests honesty, ownership and learning.',
    goodAnswer:
      'A failure that mattered, their own share in it, what it cost, and what they’ve done differently since. Not a success in disguise and not someone else’s fault.',
    followUps: [
      'When did you first notice that it was going wrong?',
      'When did you last use what you learned?',
    ],
  },
  {
    id: 'hr-1-hard-criticism',
    difficulty: 'medium',
    text: 'Tell me about criticism that was hard to hear. What did you do with it?',
    purpose: 'Shows whether the candidate can be coached.',
    goodAnswer:
      'Repeats the criticism without softening it, asked for an example, changed something others could see, and perhaps went back to ask whether it was better.',
    followUps: [
      'Was any part of it unfair? How did you handle that?',
      'When did you last ask for feedback yourself?',
    ],
  },
  {
    id: 'hr-1-deadline',
    difficulty: 'easy',
    text: 'Tell me about a deadline that was hard to meet. How did you manage it?',
    purpose: 'Tests planning and calm under pressure.',
    goodAnswer:
      'Cut the work to what mattered, told others early, divided tasks and delivered, or said in time what would be missing. One night without sleep isn’t a plan.',
    followUps: ['What did you leave out, and who decided that?', 'How did you prevent it the next time?'],
  },
  {
    id: 'hr-1-same-week',
    difficulty: 'easy',
    text: 'Exams, a project and a placement test fall in the same week. How do you plan it?',
    purpose: 'Tests prioritising with a situation every student knows.',
    goodAnswer:
      'Lists everything, ranks by date and consequence, fixes time for each, asks for help or more time early, and leaves a margin. Mentions a week when they did so.',
    followUps: ['What do you give up first?', 'Something urgent comes up on day two. What now?'],
  },
  {
    id: 'hr-1-initiative',
    difficulty: 'medium',
    text: 'Tell me about something useful you did that no one had asked you to do.',
    purpose: 'Tests initiative and a sense for what others need.',
    goodAnswer:
      'Noticed a real problem, started small, got agreement where needed, and others used the result. Size matters less than use.',
    followUps: ['How did others react at first?', 'Why had no one done it before?'],
  },
  {
    id: 'hr-1-learn-fast',
    difficulty: 'medium',
    text: 'Tell me about a time when you had to learn something new in a few days.',
    purpose: 'Tests learning ability, which matters more than existing knowledge for freshers.',
    goodAnswer:
      'Explains how they learned: what they skipped, who they asked, what they tried with their own hands, and how they knew it was enough.',
    followUps: [
      'What do you still not know about it?',
      'How would you learn our tools in your first two weeks?',
    ],
  },
  {
    id: 'hr-1-explain-simply',
    difficulty: 'medium',
    text: 'Explain your main project or campaign to someone from a completely different field.',
    purpose: 'Tests clear communication with a non-expert, such as a client.',
    goodAnswer:
      'Begins with the problem and who has it, uses everyday words and one example, checks that the listener follows, and stops after a minute or so.',
    followUps: [
      'I didn’t understand the middle part. Can you try another way?',
      'Why should a client pay for it?',
    ],
  },
  {
    id: 'hr-1-group-discussion',
    difficulty: 'medium',
    text: 'In a group discussion two people talk all the time and you can’t get in. What do you do?',
    purpose: 'Tests assertiveness with good manners.',
    goodAnswer:
      'Enters at a pause with a short, clear point or a summary, may bring in a quiet person by name, and doesn’t shout or give up. Knows that quality counts more than minutes.',
    followUps: [
      'What if they interrupt you again?',
      'You know little about the topic. How do you still contribute?',
    ],
  },
  {
    id: 'hr-1-misunderstanding',
    difficulty: 'hard',
    text: 'Tell me about a misunderstanding that you caused. How did you clear it up?',
    purpose: 'Tests listening, and responsibility for one’s own communication.',
    goodAnswer:
      'Owns the unclear message or assumption, noticed it through a question or a result, cleared it up quickly, and now repeats back or writes down what was agreed.',
    followUps: [
      'How could you have noticed earlier?',
      'How do you check today that people have understood you?',
    ],
  },
  {
    id: 'hr-1-change-mind',
    difficulty: 'hard',
    text: 'Tell me about a time when you changed someone’s mind.',
    purpose: 'Tests persuasion by listening and facts.',
    goodAnswer:
      'First understood why the other person thought so, brought evidence or a small trial, and left them room to agree without losing face. It mattered, and they may have moved a little too.',
    followUps: ['What did you offer in return?', 'When did someone last change your mind?'],
  },
  {
    id: 'hr-1-own-mistake',
    difficulty: 'hard',
    text: 'Tell me about a mistake you made that no one else had noticed. What did you do?',
    purpose: 'Tests integrity when no one is watching.',
    goodAnswer:
      'Told the person concerned soon, came with a repair or a plan, and changed the way of working so that it can’t easily return. Doesn’t pick something trivial.',
    followUps: [
      'What did you fear would happen when you told them?',
      'What if telling them had cost you the marks or the bonus?',
    ],
  },
  {
    id: 'hr-1-disagree-senior',
    difficulty: 'hard',
    text: 'Tell me about a time when you disagreed with a teacher, guide or manager.',
    purpose: 'Tests whether the candidate can disagree with respect and then commit.',
    goodAnswer:
      'Chose a private moment, brought reasons and an alternative, listened, and supported the final decision even when it went the other way. Neither silent nor rude.',
    followUps: ['Were you right in the end?', 'When would you take it to someone higher?'],
  },
  {
    id: 'hr-1-little-information',
    difficulty: 'hard',
    text: 'Tell me about a decision you had to take with too little information.',
    purpose: 'Tests judgement when things are uncertain.',
    goodAnswer:
      'Names what they knew and didn’t, the cost of waiting, how they limited the risk, and when they checked again. Judges the decision by how it was made, not only by luck.',
    followUps: [
      'What one piece of information would have helped most?',
      'How long would you wait the next time?',
    ],
  },
];
