import type { RoundQuestion } from './roundQuestion.ts';

/** Warm-up: where the learner wants to go and how they prepare for it. */
export const INTRODUCATION_GOALS: RoundQuestion[] = [
  {
    id: 'intro-target-role',
    difficulty: 'easy',
    text: 'Which role are you preparing for, and what does a person in that role do on a normal day?',
    purpose: 'Shows whether the goal is a job they understand or only a title.',
    goodAnswer:
      'Names one role and describes real tasks, people and tools of a normal day, ideally learned from someone who does it or from several job descriptions.',
    followUps: ['What part of that day would you enjoy least?', 'Who have you spoken to in this role?'],
  },
  {
    id: 'intro-why-field',
    difficulty: 'easy',
    text: 'Why did you choose your course or field, and would you choose it again?',
    purpose: 'Finds the motive behind the studies, and honesty about it.',
    goodAnswer:
      'A personal reason or an honest one such as "it was the best option with my rank", followed by what they came to like and did beyond the syllabus.',
    followUps: [
      'What surprised you most about the field?',
      'What would you tell a student who starts it now?',
    ],
  },
  {
    id: 'intro-two-years',
    difficulty: 'medium',
    text: 'Where would you like to be two years from now, and what’s the first step?',
    purpose: 'Tests whether ambition comes with a plan.',
    goodAnswer:
      'A concrete goal in skill and responsibility, not only a title or a salary, and a first step that’s already on its way. Fits the role they’re applying for.',
    followUps: [
      'What could stop you, and what will you do then?',
      'What have you done towards it this month?',
    ],
  },
  {
    id: 'intro-job-description',
    difficulty: 'hard',
    text: 'Think of one job you’d apply for. Which of its requirements do you meet today, and which don’t you?',
    purpose: 'Shows if the candidate reads job descriptions closely and is honest about gaps.',
    goodAnswer:
      'Names a real opening, matches each main requirement to a project or experience, and gives a plan with dates for the gaps. Knows which requirements are essential and which are nice to have.',
    followUps: [
      'How would you talk about the biggest gap in the interview?',
      'Which requirement do you exceed?',
    ],
  },
  {
    id: 'intro-company-list',
    difficulty: 'medium',
    text: 'Which companies are on your list, and how did you choose them?',
    purpose: 'Checks the search for direction and research.',
    goodAnswer:
      'Groups companies by a reason such as product, role, learning or location, and knows what each one does. The list has easy and ambitious targets, and they know how each one hires.',
    followUps: [
      'Which one would you join for less pay, and why?',
      'What do you know about how your first choice hires?',
    ],
  },
  {
    id: 'intro-thirty-seconds',
    difficulty: 'hard',
    text: 'You meet a hiring manager in the lift and have thirty seconds. What do you say?',
    purpose: 'Tests brevity, confidence and a clear ask under pressure.',
    goodAnswer:
      'Name, role they want, one result that proves they can do it, and one clear request such as permission to send a resume. Ends on time, without rushing.',
    followUps: [
      'They say "We only hire from other colleges." What do you answer?',
      'Which sentence would you change after hearing yourself?',
    ],
  },
  {
    id: 'intro-different-field',
    difficulty: 'hard',
    text: 'Your degree and the job you want may be from different fields. How do you explain the move?',
    purpose: 'Prepares career switchers, and students whose branch differs from their target role.',
    goodAnswer:
      'A positive reason for the new field, proof of effort such as projects or a course, and something useful brought from the old field. Doesn’t run down the degree. If the fields match, says why they stayed.',
    followUps: [
      'Why should we not take someone with the right degree?',
      'What have you built or done in the new field already?',
    ],
  },
  {
    id: 'intro-online-profile',
    difficulty: 'medium',
    text: 'If I open your LinkedIn, GitHub or portfolio right now, what will I see?',
    purpose: 'Makes the candidate look at themselves as a recruiter does.',
    goodAnswer:
      'Knows what’s there: a clear headline, two or three good pieces of work with a description, and no empty or copied projects. Names one thing to fix this week.',
    followUps: ['Which single item should I click first?', 'Does it tell the same story as your resume?'],
  },
  {
    id: 'intro-follow-work',
    difficulty: 'medium',
    text: 'Whose work in your field do you follow, and what have you learned from it?',
    purpose: 'Shows curiosity beyond the syllabus.',
    goodAnswer:
      'Names a person, company or publication and one concrete idea taken from it, preferably one they’ve tried. Someone less famous with a clear reason is better than a big name without one.',
    followUps: ['What do you disagree with them about?', 'What did you try because of it?'],
  },
  {
    id: 'intro-past-interview',
    difficulty: 'medium',
    text: 'Tell me about an interview or test that didn’t go well. What did you change afterwards?',
    purpose: 'Finds out what to work on in this session, and if the candidate learns from setbacks.',
    goodAnswer:
      'Says what went wrong in their own part, such as freezing or not knowing basics, and one change in how they prepare. No blaming of the panel. If it’s their first interview, uses an exam or viva.',
    followUps: [
      'How do you know that the change works?',
      'Which question from that day would you like to answer again now?',
    ],
  },
  {
    id: 'intro-weekly-plan',
    difficulty: 'medium',
    text: 'How many hours a week can you really prepare, and how do you spend them?',
    purpose: 'Checks whether the preparation plan is realistic and balanced.',
    goodAnswer:
      'An honest number, divided between basics, practice aloud, applications and mock interviews, and a way to see progress. Time goes to the weak area, not only to the pleasant one.',
    followUps: ['What did you do last week?', 'What will you drop when exams come?'],
  },
  {
    id: 'intro-biggest-worry',
    difficulty: 'easy',
    text: 'Which part of an interview worries you most?',
    purpose: 'Tells the mentor where to help first, and builds trust.',
    goodAnswer:
      'A specific worry, such as answering in English or sudden silence in a coding question, rather than "everything". Says when it happens and what they’ve tried.',
    followUps: [
      'What’s the worst that could happen, and what would you do then?',
      'Shall we practise exactly that today?',
    ],
  },
  {
    id: 'intro-session-wish',
    difficulty: 'easy',
    text: 'What would make today’s session worth your time?',
    purpose: 'Sets a goal for the session that both can check at the end.',
    goodAnswer:
      'One or two concrete wishes, such as a better first answer or honest feedback on clarity, and openness to hear what they didn’t ask about.',
    followUps: ['How direct do you want my feedback to be?', 'What will you do with it tomorrow?'],
  },
];
