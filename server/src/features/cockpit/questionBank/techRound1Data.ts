import type { RoundQuestion } from './roundQuestion.ts';

/** Networks, databases and SQL; numbers for MBA and marketing learners. */
export const TECH_ROUND_1_DATA: RoundQuestion[] = [
  {
    id: 'tech-1-browser-url',
    difficulty: 'medium',
    text: 'What happens between typing a web address and seeing the page?',
    purpose: 'Shows breadth in networks and the web.',
    goodAnswer:
      'DNS lookup of the name, TCP connection and TLS handshake (or QUIC), HTTP request, the server’s response, then the browser parses HTML, fetches CSS, scripts and images, and renders. Can go deeper in one step.',
    followUps: ['Where can caches shorten this?', 'What does the padlock guarantee, and what doesn’t it?'],
  },
  {
    id: 'tech-1-tcp-udp',
    difficulty: 'medium',
    text: 'How do TCP and UDP differ, and which suits a video call?',
    purpose: 'Checks transport basics with a real use.',
    goodAnswer:
      'TCP: connection, ordered and reliable delivery, congestion control. UDP: independent packets without these, so less delay. Live audio and video usually use UDP because a late packet is useless, and file transfer uses TCP.',
    followUps: [
      'How does TCP notice that a packet is lost?',
      'What does a video call do about a lost packet?',
    ],
  },
  {
    id: 'tech-1-keys',
    difficulty: 'easy',
    text: 'What’s a primary key, and what’s a foreign key?',
    purpose: 'Checks database basics.',
    goodAnswer:
      'Primary key: identifies each row, unique and never null. Foreign key: refers to a key of another table, so that an order can’t point to a customer who doesn’t exist. Gives an example with two tables.',
    followUps: [
      'Would you use a phone number as a primary key?',
      'What should happen to the orders when a customer is deleted?',
    ],
  },
  {
    id: 'tech-1-normalisation',
    difficulty: 'medium',
    text: 'Why do we normalise tables? Show me on an orders table that repeats the customer’s address.',
    purpose: 'Tests normal forms through a problem rather than definitions.',
    goodAnswer:
      'Repeated facts waste space and get out of step: update, insert and delete anomalies. Splits customers, orders and order items so that each fact is stored once, and knows 1NF to 3NF in own words.',
    followUps: [
      'When would you deliberately keep a copy?',
      'Why should the order still keep the delivery address used at that time?',
    ],
  },
  {
    id: 'tech-1-joins',
    difficulty: 'medium',
    text: 'What’s the difference between an inner join and a left join? Use students and their marks.',
    purpose: 'Checks the part of SQL that’s needed every day.',
    goodAnswer:
      'Inner join: only students who have marks. Left join: all students, with NULL where marks are missing. Sees that a condition on the right table in WHERE can turn a left join into an inner one.',
    followUps: [
      'How do you list the students without any marks?',
      'Why can a join return more rows than either table has?',
    ],
  },
  {
    id: 'tech-1-where-having',
    difficulty: 'easy',
    text: 'In SQL, what’s the difference between WHERE and HAVING?',
    purpose: 'Checks grouping in SQL.',
    goodAnswer:
      'WHERE filters rows before grouping, HAVING filters groups after it, so aggregates such as COUNT(*) > 5 go to HAVING. Example: cities with more than five customers, counting only active ones.',
    followUps: [
      'What’s the difference between COUNT(*) and COUNT(phone)?',
      'In which order are FROM, WHERE, GROUP BY, HAVING and SELECT logically processed?',
    ],
  },
  {
    id: 'tech-1-acid',
    difficulty: 'hard',
    text: 'What does ACID mean? Use a bank transfer as the example.',
    purpose: 'Tests transactions, which every business system relies on.',
    goodAnswer:
      'Atomicity: debit and credit both happen or neither. Consistency: rules such as no negative balance hold. Isolation: concurrent transfers don’t disturb each other. Durability: once committed, it survives a crash.',
    followUps: [
      'Two transfers from one account run at once. What could go wrong with weak isolation?',
      'How can a database keep a committed change after a power cut?',
    ],
  },
  {
    id: 'tech-1-index',
    difficulty: 'medium',
    text: 'What’s a database index, and why don’t we index every column?',
    purpose: 'Checks knowledge of reads, writes and their cost.',
    goodAnswer:
      'An extra structure, usually a B-tree, that finds rows without reading the whole table. It takes space and every insert, update or delete must maintain it. Indexes what queries filter, join or sort by.',
    followUps: [
      'An index on city and name: does it help a search by name only?',
      'Why might the database ignore an index that exists?',
    ],
  },
  {
    id: 'tech-1-sql-sales',
    difficulty: 'medium',
    text: 'A table has date, city and amount. Describe the SQL for each city’s sales in the last month, highest first.',
    purpose: 'Tests practical SQL for analysts, MBA learners and developers alike.',
    goodAnswer:
      'SELECT city, SUM(amount), WHERE on the date range, GROUP BY city, ORDER BY the sum descending. Clarifies whether "last month" means the calendar month or thirty days, and what to do with refunds.',
    followUps: ['How do you show only cities above one lakh?', 'How do you include cities without any sale?'],
  },
  {
    id: 'tech-1-spreadsheet-lookup',
    difficulty: 'easy',
    text: 'You have two sheets, orders and customers. How do you bring each customer’s city into the orders sheet?',
    purpose: 'Checks everyday spreadsheet skill for business and marketing roles.',
    goodAnswer:
      'XLOOKUP, or VLOOKUP with exact match, or INDEX and MATCH on the customer id. Checks for duplicate ids, spaces and numbers stored as text, and handles "not found".',
    followUps: [
      'Why can VLOOKUP without exact match give a wrong city?',
      'What do you do when the sheet has five lakh rows and gets slow?',
    ],
  },
  {
    id: 'tech-1-pivot-table',
    difficulty: 'easy',
    text: 'Your manager wants monthly sales by region from a raw list by noon. How do you make it?',
    purpose: 'Tests quick, correct analysis with common tools.',
    goodAnswer:
      'Cleans the data, builds a pivot table with region as rows, month as columns and the sum of sales, compares the total with the raw list, and says in one sentence what stands out.',
    followUps: [
      'How do you show growth over the previous month?',
      'The total doesn’t match finance’s number. What do you check?',
    ],
  },
  {
    id: 'tech-1-mean-median',
    difficulty: 'medium',
    text: 'When is the median a better summary than the mean? Give an example.',
    purpose: 'Checks basic statistics, needed in analytics and marketing.',
    goodAnswer:
      'When a few extreme values pull the mean, as with salaries or order values: one package of a crore lifts a class’s mean but hardly moves its median. Would look at the spread too.',
    followUps: [
      'A college advertises its average package. What do you ask?',
      'What does standard deviation add?',
    ],
  },
  {
    id: 'tech-1-funnel',
    difficulty: 'medium',
    text: '10,000 visits, 500 leads, 50 sales. Tell me the conversion rates, and where you’d look first.',
    purpose: 'Tests funnel arithmetic and business sense.',
    goodAnswer:
      '5% visit to lead, 10% lead to sale, 0.5% overall. Compares each step with past or industry numbers before choosing, looks at sources and devices separately, and thinks about lead quality.',
    followUps: [
      'If you double the leads and sales stay at 50, what happened?',
      'How many visits do you need for 80 sales at the same rates?',
    ],
  },
  {
    id: 'tech-1-ad-numbers',
    difficulty: 'medium',
    text: 'An ad cost ₹5,000 for 1,00,000 impressions and 1,000 clicks. Give me CTR, CPC and CPM.',
    purpose: 'Checks the basic numbers of digital marketing.',
    goodAnswer:
      'CTR 1% (clicks by impressions), CPC ₹5 (cost by clicks), CPM ₹50 (cost per thousand impressions). Adds that none of these shows sales, so cost per conversion is needed.',
    followUps: [
      '20 of the clicks bought something. What’s the cost per sale?',
      'CTR is high but no one buys. What could be wrong?',
    ],
  },
  {
    id: 'tech-1-seo-paid',
    difficulty: 'easy',
    text: 'What’s the difference between SEO and paid search, and when would you use each?',
    purpose: 'Checks basics of search marketing.',
    goodAnswer:
      'SEO earns unpaid rankings through content, technical health and links: slow to build, lasting, not free. Paid search buys placement per click: immediate, stops with the budget. Uses paid for launches and tests, SEO for steady demand.',
    followUps: [
      'How would you choose the first ten keywords for a coaching institute?',
      'Which on-page things would you check first?',
    ],
  },
  {
    id: 'tech-1-cac-ltv',
    difficulty: 'hard',
    text: 'What are CAC and LTV, and what does it mean if LTV is lower than CAC?',
    purpose: 'Tests unit economics for business and marketing roles.',
    goodAnswer:
      'CAC: sales and marketing cost divided by new customers. LTV: the gross margin a customer brings over their whole stay, not revenue. If LTV is lower, each new customer loses money. Also asks how soon CAC is paid back.',
    followUps: ['How would you raise LTV without raising prices?', 'Why can average CAC hide a bad channel?'],
  },
];
