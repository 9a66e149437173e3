import type { RoundQuestion } from './roundQuestion.ts';

/** Warm-up: who the learner is and what the resume says. */
export const INTRODUCATION_YOU: RoundQuestion[] = [
  {
    id: 'intro-about-you',
    difficulty: 'easy',
    text: 'Tell me about yourself.',
    purpose: 'Shows whether the candidate can choose what matters and tell it in order.',
    goodAnswer:
      'Present, past, next: what they do now, one or two results that fit the role, and why they want this role. Takes 60 to 90 seconds and doesn’t read the resume aloud.',
    followUps: [
      'Which of those things matters most for the job you want?',
      'Now say the same in thirty seconds. What do you leave out?',
    ],
  },
  {
    id: 'intro-resume-walk',
    difficulty: 'easy',
    text: 'Walk me through your resume in two minutes, starting with what you do now.',
    purpose: 'Checks that the candidate knows their own resume and can guide someone through it.',
    goodAnswer:
      'Moves from one step to the next with a reason for each, spends the time on projects and internships, and gives a number or result for at least one of them.',
    followUps: [
      'Which entry should I ask you more about?',
      'Which entry would you drop if you had to add something new?',
    ],
  },
  {
    id: 'intro-beyond-resume',
    difficulty: 'easy',
    text: 'What should I know about you that isn’t on your resume?',
    purpose: 'Finds a quality or story that the paper can’t show.',
    goodAnswer:
      'One trait with a short true example, such as teaching juniors or running a family shop in the holidays, and a link to how they work. No list of adjectives.',
    followUps: ['When did that last help you at college or at work?', 'Who would confirm that about you?'],
  },
  {
    id: 'intro-proudest-entry',
    difficulty: 'medium',
    text: 'Pick the one entry on your resume that you’re proudest of. What’s the story behind it?',
    purpose: 'Tests whether an achievement is really theirs and whether they can tell it as a story.',
    goodAnswer:
      'Says what the problem was, what they did themselves, and what came of it, with a number or a reaction from a user. "I" and "we" are kept apart honestly.',
    followUps: ['What was the hardest decision in it?', 'What would you do differently today?'],
  },
  {
    id: 'intro-internship-minute',
    difficulty: 'medium',
    text: 'What did you actually do in your internship, training or last job? Take one minute.',
    purpose: 'Separates real work from a certificate of attendance.',
    goodAnswer:
      'Names the team, one task they owned, the tools, and what happened to the result. If it was mostly watching, says so and tells what they learned or built on their own.',
    followUps: [
      'What did your guide or manager correct most often?',
      'Is anything you made there still in use?',
    ],
  },
  {
    id: 'intro-rate-skills',
    difficulty: 'medium',
    text: 'You list several skills. Rate yourself out of ten on two of them, and tell me why the number isn’t higher.',
    purpose: 'Shows self-knowledge and whether the listed skills can bear questions.',
    goodAnswer:
      'Realistic numbers with evidence: what they’ve built or done with the skill, and the exact topic they don’t know yet. Not ten, and not five for everything.',
    followUps: [
      'What would you have to learn to gain one point?',
      'Which listed skill would you not want me to test today?',
    ],
  },
  {
    id: 'intro-low-marks',
    difficulty: 'hard',
    text: 'Suppose the panel points at a weak semester, a backlog or a gap in your resume. What will you say?',
    purpose: 'Prepares the candidate for the question they fear, so that they answer it calmly.',
    goodAnswer:
      'One honest sentence on the cause, without blame or private details they don’t want to share, then what they changed and proof that it worked, such as later marks or a finished project.',
    followUps: [
      'How will you answer if the panel asks the same thing again?',
      'What did you do in that time that you can show?',
    ],
  },
  {
    id: 'intro-strongest-subject',
    difficulty: 'medium',
    text: 'Which subject do you know best? Explain one idea from it so that a school student would follow.',
    purpose: 'Tests depth in a chosen subject and clear explanation at the same time.',
    goodAnswer:
      'Picks one idea, not the whole syllabus, uses an everyday example and no undefined terms, then says where the idea is used in real work.',
    followUps: ['Where does your example stop being accurate?', 'Where have you used this idea yourself?'],
  },
  {
    id: 'intro-teammates-words',
    difficulty: 'easy',
    text: 'Which three words would your project teammates use for you, and why?',
    purpose: 'Gets at strengths through other people’s eyes and asks for proof.',
    goodAnswer:
      'Three different qualities, each with a small thing that really happened. At least one is about working with people rather than about skill.',
    followUps: [
      'Which word would a teammate use who didn’t enjoy working with you?',
      'Which of the three would you like to change?',
    ],
  },
  {
    id: 'intro-useful-course',
    difficulty: 'easy',
    text: 'Which course or certificate taught you something that you’ve used since?',
    purpose: 'Checks whether certificates stand for learning or only fill the page.',
    goodAnswer:
      'Names one course, one thing learned in it, and where they applied it. Can answer a basic question on its content.',
    followUps: [
      'What did the course leave out that you had to find yourself?',
      'Which certificate on your resume was least worth the time?',
    ],
  },
  {
    id: 'intro-interest',
    difficulty: 'easy',
    text: 'Tell me about one of your interests as if I knew nothing about it.',
    purpose: 'Relaxes the candidate and shows natural, unrehearsed speech.',
    goodAnswer:
      'Talks with energy and detail for a minute: how it began, what they do, what’s difficult about it. An interest that can’t survive a second question should leave the resume.',
    followUps: ['What has it taught you that helps at work?', 'When did you last do it?'],
  },
  {
    id: 'intro-three-entries',
    difficulty: 'hard',
    text: 'If your resume could hold only three entries, which would you keep, and why those?',
    purpose: 'Tests judgement about what a recruiter values for one particular role.',
    goodAnswer:
      'Names the target role first, then chooses proof over titles: a project with users, an internship result, a strong score. Can defend what was left out.',
    followUps: [
      'Would you choose the same three for a different company?',
      'Write one of them now in one sentence. What is it?',
    ],
  },
];
