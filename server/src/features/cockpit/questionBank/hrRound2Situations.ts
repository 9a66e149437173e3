import type { RoundQuestion } from './roundQuestion.ts';

/** Conflict, ethics and leadership: what the learner would do. */
export const HR_ROUND_2_SITUATIONS: RoundQuestion[] = [
  {
    id: 'hr-2-free-rider',
    difficulty: 'medium',
    text: 'Your team of four has five days left and one member has done nothing. What do you do?',
    purpose: 'Tests fairness and action with a difficult teammate.',
    goodAnswer:
      'Talks to the member privately first to learn the reason, agrees on a small task with a date, protects the deadline by planning for both outcomes, and involves the guide or manager only after that.',
    followUps: [
      'They promise again and don’t deliver. What now?',
      'How do you present the work if only three did it?',
    ],
  },
  {
    id: 'hr-2-credit-taken',
    difficulty: 'medium',
    text: 'Your team lead presents your work to the client as their own. What do you do?',
    purpose: 'Tests self-respect with diplomacy.',
    goodAnswer:
      'Checks the facts, speaks to the lead privately and calmly, asks to present or be named the next time, and keeps a record of their work. Takes it higher only if it repeats.',
    followUps: [
      'The lead says "It’s a team effort." What do you answer?',
      'How would you give credit if you were the lead?',
    ],
  },
  {
    id: 'hr-2-wrong-numbers',
    difficulty: 'hard',
    text: 'An hour before a client demo you find that the numbers are wrong. Your manager says "Show it anyway." What do you do?',
    purpose: 'Tests ethics under pressure from someone senior.',
    goodAnswer:
      'Shows the manager the effect on the client, offers honest options such as leaving out that page or marking it as a draft, and doesn’t present as true what they know is false. Stays respectful and raises it further if needed.',
    followUps: [
      'What if your manager says that it’s their responsibility?',
      'What do you tell the client if they ask about exactly that number?',
    ],
  },
  {
    id: 'hr-2-fake-experience',
    difficulty: 'hard',
    text: 'An agency offers to add a year of experience to your resume so that you pass the filter. What do you do?',
    purpose: 'Tests honesty where many candidates are tempted.',
    goodAnswer:
      'Refuses, and knows why: background checks find it, offers get withdrawn, and they couldn’t do the work. Names honest ways instead, such as projects, referrals or an internship.',
    followUps: [
      'Friends got jobs that way. Does that change anything?',
      'How do you get past an experience filter honestly?',
    ],
  },
  {
    id: 'hr-2-test-answers',
    difficulty: 'medium',
    text: 'During an online placement test a good friend asks you for the answers. What do you do?',
    purpose: 'Tests integrity when it costs a friendship.',
    goodAnswer:
      'Says no clearly, offers help before or after the test, and understands that it puts both at risk and is unfair to others. No lecture, no long excuse.',
    followUps: [
      'Your friend is angry afterwards. What do you say?',
      'You hear that half the class shared answers. What do you do?',
    ],
  },
  {
    id: 'hr-2-client-data',
    difficulty: 'hard',
    text: 'A former classmate at another company asks you for a client’s contact list "just to look". What do you say?',
    purpose: 'Tests how the candidate treats confidential information.',
    goodAnswer:
      'Declines at once without hinting at the content, knows that client data belongs to the client and that their contract forbids it, and reports it if it looks serious.',
    followUps: [
      'They offer to refer you to a better job. And now?',
      'You’ve already forwarded the wrong file by mistake. What’s your first step?',
    ],
  },
  {
    id: 'hr-2-third-urgent-task',
    difficulty: 'medium',
    text: 'You already have two urgent tasks and your manager brings a third. What do you say?',
    purpose: 'Tests prioritising and the ability to say no usefully.',
    goodAnswer:
      'Shows what’s on the table with efforts and dates, asks which one matters most, and proposes an order or help. Doesn’t silently accept and miss all three.',
    followUps: [
      'Your manager says that all three are equally important. What then?',
      'How do you tell the person whose task moves back?',
    ],
  },
  {
    id: 'hr-2-unclear-task',
    difficulty: 'easy',
    text: 'Your manager is on leave and the task you got isn’t clear. How do you begin?',
    purpose: 'Tests independence without guessing blindly.',
    goodAnswer:
      'Reads what exists, asks colleagues or the person who’ll use the result, writes down assumptions, starts with what’s certain or easy to undo, and sends a short note with open questions.',
    followUps: ['How long do you try before you ask?', 'Your assumption turns out wrong. What do you do?'],
  },
  {
    id: 'hr-2-angry-customer',
    difficulty: 'medium',
    text: 'A customer shouts at you on the phone about something that isn’t your fault. How do you handle it?',
    purpose: 'Tests patience and customer sense.',
    goodAnswer:
      'Lets them finish, repeats the problem, apologises for the trouble without blaming colleagues, says what happens next and by when, then does it and confirms.',
    followUps: ['They ask for something you can’t give. What do you say?', 'They become abusive. What now?'],
  },
  {
    id: 'hr-2-honest-peer-feedback',
    difficulty: 'hard',
    text: 'A teammate who’s also a friend does poor work. You have to tell them. What do you say?',
    purpose: 'Tests whether the candidate can be honest and kind together.',
    goodAnswer:
      'Private and soon, about the work and not the person, with an example and its effect, then asks for their view and agrees on a next step. Can say the first two sentences aloud.',
    followUps: [
      'Say it to me now as if I were that person. How do you begin?',
      'They say "You’ve changed since you became lead." What do you answer?',
    ],
  },
  {
    id: 'hr-2-lead-no-title',
    difficulty: 'medium',
    text: 'Tell me about a time when you led people without being their boss.',
    purpose: 'Tests leadership through influence.',
    goodAnswer:
      'Gave a clear aim, found out what each person wanted from it, divided the work, and did a share of the dull part. Shows a result and what the others would say.',
    followUps: ['How did you handle someone who didn’t follow?', 'What did you do badly as a leader?'],
  },
  {
    id: 'hr-2-tired-team',
    difficulty: 'hard',
    text: 'Halfway through a hackathon or project, half your team wants to stop. You lead. What do you do?',
    purpose: 'Tests leadership when spirits are low.',
    goodAnswer:
      'Finds the real reason, admits what isn’t working, cuts the goal to something reachable, gives quick wins and breaks, and is open about the choice to stop if the goal makes no sense any more.',
    followUps: [
      'Two people leave anyway. What do you do with their work?',
      'How do you keep up your own energy?',
    ],
  },
  {
    id: 'hr-2-unpopular-decision',
    difficulty: 'hard',
    text: 'Tell me about a decision you stood by although others didn’t like it.',
    purpose: 'Tests courage and how the candidate treats people who disagree.',
    goodAnswer:
      'Explains the reasons and alternatives, how they heard the others, how they announced it themselves, and what happened. Would also admit if it turned out wrong.',
    followUps: [
      'What was the best argument against it?',
      'How was the relationship with those people afterwards?',
    ],
  },
  {
    id: 'hr-2-spread-team',
    difficulty: 'easy',
    text: 'Your team works from three cities and you’ve never met them. How do you build trust in the first month?',
    purpose: 'Tests working in distributed teams, normal in Indian IT and shared services.',
    goodAnswer:
      'Short calls with each person, clear written updates, delivers small things on time, is reachable in the shared hours, and asks rather than assumes. Uses the team’s common language in group chats.',
    followUps: [
      'Someone never switches on the camera or replies late. What do you do?',
      'How do you show progress without being asked?',
    ],
  },
];
