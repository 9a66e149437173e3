import type { RoundQuestion } from './roundQuestion.ts';

/** Incidents, releases and trade-offs in running systems; business cases. */
export const TECH_ROUND_3_PRODUCTION: RoundQuestion[] = [
  {
    id: 'tech-3-four-signals',
    difficulty: 'easy',
    text: 'You may watch only four numbers of a web service. Which, and what alarm would you set?',
    purpose: 'Tests what it means for a service to be healthy.',
    goodAnswer:
      'Latency, traffic, errors and saturation, as users feel them: percentiles such as p95 rather than averages. Alarms on what hurts users for some minutes, each with an owner and an action.',
    followUps: [
      'Why is an average response time misleading?',
      'An alarm fires every night and is always harmless. What do you do?',
    ],
  },
  {
    id: 'tech-3-postmortem',
    difficulty: 'easy',
    text: 'What belongs in a good report after an incident, and what doesn’t?',
    purpose: 'Tests learning culture and clear writing.',
    goodAnswer:
      'What users noticed, timeline, causes in the system and process, what helped and hindered, and a few actions with owner and date. No blame of a person, and no "be more careful" as an action.',
    followUps: ['Someone typed a wrong command. What’s the cause then?', 'Who should read it?'],
  },
  {
    id: 'tech-3-success-metric',
    difficulty: 'easy',
    text: 'A food delivery app adds group ordering. Which one number tells you that it works, and what do you watch beside it?',
    purpose: 'Product and business case for all learners.',
    goodAnswer:
      'One number close to value, such as completed group orders per active group or repeat use, plus guard numbers: cancellations, delivery time, support contacts. Says what change would make them stop.',
    followUps: [
      'Usage is high but total orders are the same. What does that mean?',
      'How long do you wait before you judge?',
    ],
  },
  {
    id: 'tech-3-site-down',
    difficulty: 'medium',
    text: 'It’s 9 p.m., the site is down, and you’re on call. What do you do in the first fifteen minutes?',
    purpose: 'Tests calm and order in an incident.',
    goodAnswer:
      'Confirms the effect, tells others and takes the lead or finds someone who does, checks recent changes first, restores service by rollback, restart or switching a feature off before looking for the root cause, and posts updates.',
    followUps: ['Three managers call you. How do you handle them?', 'When do you wake up someone else?'],
  },
  {
    id: 'tech-3-slow-release',
    difficulty: 'medium',
    text: 'After Monday’s release, response times doubled, but only for some users. How do you investigate?',
    purpose: 'Tests structured diagnosis in production.',
    goodAnswer:
      'Rolls back or switches the feature off if users suffer, then compares affected and unaffected users: region, device, data size, server version. Uses traces and slow query logs, forms a theory and proves it.',
    followUps: [
      'A rollback isn’t possible because the database changed. What now?',
      'How do you catch it before release the next time?',
    ],
  },
  {
    id: 'tech-3-safe-deploy',
    difficulty: 'medium',
    text: 'How do you release a change that also alters a database table, without downtime?',
    purpose: 'Tests deployment and migration in steps.',
    goodAnswer:
      'Expand, migrate, contract: add the new column so that old and new code both work, deploy, fill data in batches, switch reads, and remove the old one in a later release. Rolling, canary or blue-green release with a way back.',
    followUps: ['How do you rename a column this way?', 'What do you watch during a canary release?'],
  },
  {
    id: 'tech-3-leaked-key',
    difficulty: 'medium',
    text: 'A teammate pushed a cloud access key to a public repository ten minutes ago. What do you do, in order?',
    purpose: 'Tests security response.',
    goodAnswer:
      'Revokes or rotates the key first, checks the access logs for misuse and new resources, informs the security lead, and only then cleans the history. Deleting the commit isn’t enough. Adds secret scanning and a proper store.',
    followUps: ['Why isn’t making the repository private enough?', 'How do you tell the teammate?'],
  },
  {
    id: 'tech-3-technical-debt',
    difficulty: 'medium',
    text: 'Your manager wants only features, but the code gets harder to change each month. How do you make the case for repairs?',
    purpose: 'Tests balancing engineering and business.',
    goodAnswer:
      'Shows cost in the manager’s terms: delays, incidents, hours per change. Proposes small repairs beside features rather than a big rewrite, picks code that changes often, and measures whether it got faster.',
    followUps: ['Which debt would you leave alone?', 'When is a complete rewrite right?'],
  },
  {
    id: 'tech-3-build-or-buy',
    difficulty: 'medium',
    text: 'Your team needs a chat support tool. Do you build it or buy it? How do you decide?',
    purpose: 'Tests trade-offs in cost, time and focus.',
    goodAnswer:
      'Is it part of what makes the company special? Compares total cost over some years including upkeep, time to start, data protection, limits and the way out. Often buys first, with a thin layer so that it can be replaced.',
    followUps: [
      'The vendor doubles its price after a year. What now?',
      'Which data would you not give to the vendor?',
    ],
  },
  {
    id: 'tech-3-sales-drop',
    difficulty: 'medium',
    text: 'Orders fell by 15% last week. You’re the analyst. How do you find out why?',
    purpose: 'Business case that suits analysts, MBA and marketing learners.',
    goodAnswer:
      'Checks that the data is right and compares with season and festivals, then breaks it down: visits × conversion, by city, device, channel and product. Looks for a date when it began and matches it with releases, prices, stock and competitors.',
    followUps: [
      'Only Android orders fell. What do you check first?',
      'How do you present it to the head of business in two minutes?',
    ],
  },
  {
    id: 'tech-3-ad-budget',
    difficulty: 'medium',
    text: 'You have ₹10 lakh for three months to bring students to a new online course. How do you spend it?',
    purpose: 'Case for marketing and business learners.',
    goodAnswer:
      'Asks for price, margin and audience, sets a target cost per enrolment, tests several channels small in the first weeks, moves money to what enrols and not to what clicks, keeps a reserve, and measures completion and referrals.',
    followUps: [
      'Two channels claim the same enrolment. Who gets the credit?',
      'After a month you’re at half the target. What do you change?',
    ],
  },
  {
    id: 'tech-3-memory-grows',
    difficulty: 'hard',
    text: 'A server’s memory grows until it’s restarted every two days. How do you find the leak?',
    purpose: 'Tests deep diagnosis in production.',
    goodAnswer:
      'Confirms the growth against traffic, takes heap snapshots at two moments and compares what grew, suspects caches without limit, listeners and global lists, reproduces under load, fixes it and proves it by a flat graph. The restart only buys time.',
    followUps: [
      'The heap is flat but the process grows. What could it be?',
      'How can a language with garbage collection leak?',
    ],
  },
  {
    id: 'tech-3-deleted-rows',
    difficulty: 'hard',
    text: 'Someone ran DELETE without a WHERE on the orders table in production. What do you do?',
    purpose: 'Tests disaster recovery and composure.',
    goodAnswer:
      'Rolls back if the transaction is still open. Otherwise stops writes or the affected part, keeps logs, restores a copy to the minute before (backup plus log), compares and brings back rows, tells those concerned, then restricts access.',
    followUps: [
      'How do you know that your backups work?',
      'Orders came in after the delete. How do you merge them?',
    ],
  },
  {
    id: 'tech-3-legacy-system',
    difficulty: 'hard',
    text: 'You have to replace a ten-year-old billing system that no one fully understands. How do you go about it?',
    purpose: 'Tests risk reduction in a long change.',
    goodAnswer:
      'Not all at once: records current behaviour with tests and data, puts a layer in front, moves one function at a time, runs old and new side by side and compares results, with a way back at each step and a plan to switch off the old one.',
    followUps: [
      'Old and new disagree by one rupee. What do you do?',
      'How do you keep the business’s support for two years?',
    ],
  },
  {
    id: 'tech-3-small-city-launch',
    difficulty: 'hard',
    text: 'A quick-commerce company wants to open in a city of eight lakh people. How do you decide whether it should?',
    purpose: 'Open business case for MBA and product learners.',
    goodAnswer:
      'Estimates demand from households, income and order frequency, unit economics per order against the cost of a dark store and riders, competitors and local shops, then a small pilot with numbers for success and for stopping.',
    followUps: [
      'Which assumption matters most, and how do you test it cheaply?',
      'Orders are good, but the basket is half of that in big cities. What now?',
    ],
  },
];
