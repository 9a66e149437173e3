/** Who a question is for: a program, and within B.Tech the branch. The names begin with the program's own. */
export const QUESTION_TRACKS = ['B.Tech CSE', 'B.Tech other branches', 'MBA', 'Digital Marketing'] as const;

/** What a question is about, in the order of the rounds. */
export const QUESTION_TOPICS = [
  ...['Introduction', 'Resume', 'Career goals', 'Interview preparation'],
  ...['Motivation', 'Strengths and growth', 'Teamwork', 'Communication', 'Work under pressure'],
  ...['Integrity', 'Leadership', 'Offer and pay', 'Working conditions'],
  ...['Data structures', 'Algorithms', 'Complexity', 'Dynamic programming', 'Object orientation'],
  ...['Programming languages', 'Operating systems', 'Concurrency', 'Networks', 'Databases'],
  ...['Web and APIs', 'Security', 'Testing and debugging', 'Version control', 'Projects'],
  ...['System design', 'Object design', 'Reliability', 'Engineering decisions', 'AI and machine learning'],
  ...['Electronics', 'Electrical', 'Mechanical', 'Civil'],
  ...['Finance', 'Marketing', 'Strategy', 'Economics', 'Operations', 'People'],
  ...['Analytics', 'Spreadsheets', 'Guesstimates', 'Business cases'],
  ...['SEO', 'Paid ads', 'Web analytics', 'Attribution', 'Conversion', 'Content', 'E-mail', 'Social media'],
  ...['Advertising rules', 'Campaign critique', 'Marketing plans'],
] as const;

/** What the learner works with: a code editor, a table to query, or a board to draw and calculate on. */
export const QUESTION_NEEDS = ['editor', 'rows', 'board'] as const;
