import type { RoundQuestion } from './roundQuestion.ts';

/** Salary, offers, place and times of work, and the first months. */
export const HR_ROUND_2_OFFERS: RoundQuestion[] = [
  {
    id: 'hr-2-salary-expectation',
    difficulty: 'medium',
    text: 'What salary do you expect?',
    purpose: 'Tests preparation and calm when money comes up.',
    goodAnswer:
      'Knows the usual range for the role, city and experience, names a range or respects a fixed campus package, and gives reasons from skills rather than personal needs. Asks what the package includes.',
    followUps: ['That’s above our budget. What do you say?', 'What matters to you besides the pay?'],
  },
  {
    id: 'hr-2-read-ctc',
    difficulty: 'medium',
    text: 'An offer says eight lakh CTC. What do you look at before you compare it with another?',
    purpose: 'Checks whether the candidate can read an Indian offer letter.',
    goodAnswer:
      'Fixed and variable pay, the employer’s provident fund and gratuity share, insurance, one-time bonuses and their conditions, stock and its vesting, then in-hand pay and the city’s cost of living.',
    followUps: [
      'Why does the in-hand pay differ from CTC divided by twelve?',
      'The joining bonus must be returned if you leave in a year. How do you count it?',
    ],
  },
  {
    id: 'hr-2-higher-offer',
    difficulty: 'hard',
    text: 'You hold another offer that pays a lakh more. Why would you join us?',
    purpose: 'Tests what the candidate values and whether they bargain honestly.',
    goodAnswer:
      'Tells the truth about the other offer, weighs role, learning, manager, place and stability, and says plainly what would decide it. No invented offers and no threats.',
    followUps: ['Would you show us that offer?', 'We can’t match it. What’s your answer today?'],
  },
  {
    id: 'hr-2-dream-call',
    difficulty: 'hard',
    text: 'You’ve accepted our offer, and a week before joining your dream company calls. What do you do?',
    purpose: 'Tests how the candidate treats a commitment.',
    goodAnswer:
      'Weighs the promise seriously, checks what the offer letter and the placement rules say, decides quickly, and if they withdraw, tells us at once and personally. Never just fails to appear.',
    followUps: [
      'How would you tell us?',
      'What would you expect from us if we wanted to withdraw the offer?',
    ],
  },
  {
    id: 'hr-2-relocation',
    difficulty: 'easy',
    text: 'This job is in another city. Are you ready to move, and what do you need to know first?',
    purpose: 'Finds out early if the place is a problem.',
    goodAnswer:
      'A clear yes, no or "yes, if", practical questions about joining date, relocation help and first accommodation, and no agreement given only to get the offer.',
    followUps: [
      'And if we change the city after the training?',
      'How would you settle in a city where you know no one?',
    ],
  },
  {
    id: 'hr-2-shifts',
    difficulty: 'easy',
    text: 'The project supports clients in the US, so some months you’d work until midnight. How do you feel about that?',
    purpose: 'Checks willingness for shifts openly, before the offer.',
    goodAnswer:
      'An honest answer, with questions about how long, how often, transport home and allowance. A polite limit is better than a yes that’s taken back after joining.',
    followUps: [
      'How would you organise your day in such months?',
      'What would you do if it became permanent?',
    ],
  },
  {
    id: 'hr-2-office-days',
    difficulty: 'easy',
    text: 'We ask people to come to the office three days a week. How does that fit the way you work?',
    purpose: 'Talks about the work model before it becomes a conflict.',
    goodAnswer:
      'Knows what they do better with others and what at home, accepts the rule or says early what would be difficult, and asks how the team chooses its days.',
    followUps: ['What do you need at home to work well?', 'How do you learn from colleagues on remote days?'],
  },
  {
    id: 'hr-2-service-agreement',
    difficulty: 'medium',
    text: 'Our offer has a service agreement for two years with a penalty. How would you decide?',
    purpose: 'Tests careful reading of a contract without hostility.',
    goodAnswer:
      'Reads the clause, asks what training it covers, from when it counts, the amount and whether it falls with time, and takes advice before signing. Signs only what they mean to keep.',
    followUps: [
      'After one year you’re unhappy. What do you do?',
      'What would make such an agreement fair for you?',
    ],
  },
  {
    id: 'hr-2-counter-offer',
    difficulty: 'medium',
    text: 'You’ve resigned and are in your notice period. Your employer offers to match our pay. What do you do?',
    purpose: 'Tests whether the reasons for a change are more than money.',
    goodAnswer:
      'Goes back to why they wanted to leave, sees that pay doesn’t change those reasons, stays with the commitment or says at once if not, and hands over work properly until the last day.',
    followUps: [
      'What if they add a promotion?',
      'Your employer won’t release you early. How do you handle our joining date?',
    ],
  },
  {
    id: 'hr-2-reason-leaving',
    difficulty: 'medium',
    text: 'Why are you leaving your present job or, if you’re a student, why didn’t you stay where you interned?',
    purpose: 'Tests maturity in talking about an earlier employer.',
    goodAnswer:
      'A reason that points forward, such as the kind of work or growth, one fair sentence about what was good, and no gossip about managers. Short, and true if checked.',
    followUps: ['What would your manager say about why you leave?', 'What would have made you stay?'],
  },
  {
    id: 'hr-2-different-project',
    difficulty: 'easy',
    text: 'You trained in Java and we put you on a testing or support project. What do you do?',
    purpose: 'Tests flexibility, because freshers can rarely choose their first project.',
    goodAnswer:
      'Does the work seriously, finds what it teaches such as the product and its faults, keeps the other skill alive, and talks about a change after a fair time.',
    followUps: ['How long is a fair time?', 'How would you ask for the change?'],
  },
  {
    id: 'hr-2-on-the-bench',
    difficulty: 'medium',
    text: 'After training you’re on the bench for three months without a project. How do you use the time?',
    purpose: 'Tests self-drive without supervision.',
    goodAnswer:
      'Asks which skills projects need, learns one and shows it with a small piece of work, talks to project managers and resource managers, and helps on internal work. Stays in touch rather than waits.',
    followUps: [
      'What would you show after the first month?',
      'How do you stay calm when others get projects first?',
    ],
  },
  {
    id: 'hr-2-joining-delayed',
    difficulty: 'hard',
    text: 'Your joining date is moved by three months, and there’s no promise after that. What do you do?',
    purpose: 'Tests realism and polite persistence, since delayed joining happens to freshers.',
    goodAnswer:
      'Asks for the new date and reasons in writing, keeps learning or takes an internship that doesn’t break the agreement, keeps applying, and sets their own date to decide.',
    followUps: [
      'Another company offers less but starts on Monday. What do you choose?',
      'How would you write that e-mail to HR?',
    ],
  },
  {
    id: 'hr-2-first-ninety-days',
    difficulty: 'easy',
    text: 'You join us next month. What do you want to have done after ninety days?',
    purpose: 'Shows if the candidate thinks beyond getting the offer.',
    goodAnswer:
      'First learns people, product and rules, then delivers one small useful thing, asks for feedback at fixed times, and ends with a plan agreed with the manager. No promise to change everything.',
    followUps: ['How will you know that you’re doing well?', 'What do you need from your manager for that?'],
  },
];
