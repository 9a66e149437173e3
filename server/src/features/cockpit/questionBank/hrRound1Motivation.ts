import type { RoundQuestion } from './roundQuestion.ts';

/** Why this company, role and career, and how the learner sees themselves. */
export const HR_ROUND_1_MOTIVATION: RoundQuestion[] = [
  {
    id: 'hr-1-why-company',
    difficulty: 'medium',
    text: 'Take a company you’re applying to. Why do you want to work there?',
    purpose: 'Tests research and a sincere reason to join.',
    goodAnswer:
      'Two facts about the company that aren’t slogans, such as a product, client or way of training, linked to what the candidate wants to do. Praise that fits any company is a weak answer.',
    followUps: [
      'What did you find that you didn’t like so much?',
      'How is it different from its nearest competitor?',
    ],
  },
  {
    id: 'hr-1-why-role',
    difficulty: 'easy',
    text: 'Why this role, and not another one you could get with the same degree?',
    purpose: 'Shows if the choice of role is their own.',
    goodAnswer:
      'Compares at least two roles, says what they enjoy in the work itself, and gives an example from a project or internship where they did such work.',
    followUps: ['What would make you change your mind?', 'What will you find boring in this role?'],
  },
  {
    id: 'hr-1-why-hire-you',
    difficulty: 'medium',
    text: 'Why should we hire you and not another candidate with the same marks?',
    purpose: 'Tests self-presentation with evidence instead of adjectives.',
    goodAnswer:
      'Two or three strengths that the role needs, each with proof, and no comparison that runs others down. Ends with what they’d bring in the first months.',
    followUps: ['Which of those could another candidate say too?', 'What would you need from us to do well?'],
  },
  {
    id: 'hr-1-strength',
    difficulty: 'easy',
    text: 'What’s your biggest strength, and when did it last make a difference?',
    purpose: 'Checks that a claimed strength shows in what they do.',
    goodAnswer:
      'One strength the job needs and a recent, specific situation with a result. The example could be checked with someone else.',
    followUps: ['When does that strength become a problem?', 'How did you build it?'],
  },
  {
    id: 'hr-1-weakness',
    difficulty: 'medium',
    text: 'Tell me about a real weakness, and what you’re doing about it.',
    purpose: 'Tests honesty and self-improvement.',
    goodAnswer:
      'A true weakness that isn’t fatal for the role, its effect on a real situation, a concrete habit against it, and some progress. "I’m a perfectionist" and hidden praise don’t count.',
    followUps: ['How would I notice it in your first month here?', 'Who helps you with it?'],
  },
  {
    id: 'hr-1-five-years',
    difficulty: 'medium',
    text: 'Where do you see yourself in five years?',
    purpose: 'Finds out whether the candidate’s plans fit what the company can offer.',
    goodAnswer:
      'A direction with growing skill and responsibility that this role leads to, with room to adjust. Plans for higher studies are stated honestly if they exist.',
    followUps: [
      'What will you have to learn for that in the first year?',
      'What if the first promotion takes longer than you hope?',
    ],
  },
  {
    id: 'hr-1-enjoy-drain',
    difficulty: 'easy',
    text: 'What kind of work makes you forget the time, and what kind tires you quickly?',
    purpose: 'Shows what really motivates the candidate and whether the job offers it.',
    goodAnswer:
      'Concrete tasks rather than "challenges", an honest dislike, and a way they get through work they don’t enjoy. The liked part matches the role.',
    followUps: [
      'How do you make yourself do the tiring part?',
      'How much of each do you expect in this job?',
    ],
  },
  {
    id: 'hr-1-service-or-product',
    difficulty: 'medium',
    text: 'Would you rather start in a service company, a product company or a start-up? Why?',
    purpose: 'Tests knowledge of how the industry works in India.',
    goodAnswer:
      'Knows real differences, such as variety of clients and structured training against depth in one product and early ownership, and chooses by what they need now. Doesn’t look down on the others.',
    followUps: [
      'What would you miss in your choice?',
      'What would you say if only the other kind made you an offer?',
    ],
  },
  {
    id: 'hr-1-rejections',
    difficulty: 'medium',
    text: 'After several rejections, how do you keep preparing?',
    purpose: 'Tests resilience, which every placement season needs.',
    goodAnswer:
      'Accepts the feeling, looks at which round they lost in, changes one thing and applies again. A real example with the change they made is best.',
    followUps: [
      'What’s the most useful feedback you got from a rejection?',
      'How do you react when a friend gets the job that you wanted?',
    ],
  },
  {
    id: 'hr-1-industry-news',
    difficulty: 'easy',
    text: 'What has changed in your field in the last few months, and why does it matter?',
    purpose: 'Checks whether the candidate follows the field they want to work in.',
    goodAnswer:
      'One recent development explained correctly, who gains or loses by it, and what it means for someone in this role. Knows where they read it.',
    followUps: ['How do you check that such news is true?', 'What will you learn because of it?'],
  },
  {
    id: 'hr-1-ai-tools',
    difficulty: 'medium',
    text: 'How do you use AI tools such as ChatGPT in your studies or work, and where don’t you?',
    purpose: 'Finds out whether the candidate uses new tools with judgement.',
    goodAnswer:
      'Gives real uses such as drafts, explanations or test data, checks the output, keeps confidential data out, and can still do the work without the tool.',
    followUps: [
      'Tell me about a time it gave you a wrong answer. How did you notice?',
      'How should we test candidates now that such tools exist?',
    ],
  },
  {
    id: 'hr-1-questions-for-us',
    difficulty: 'easy',
    text: 'Do you have any questions for me?',
    purpose: 'Shows interest, preparation and confidence at the end of an interview.',
    goodAnswer:
      'Two or three questions the website doesn’t answer: about the team, the first months, or how good work is judged. Not pay or leave as the first question in a first round.',
    followUps: ['Why does that matter to you?', 'Which question would you ask your future manager instead?'],
  },
];
