import type { RoundQuestion } from './roundQuestion.ts';

/** Own projects in depth; APIs, security, concurrency and testing. */
export const TECH_ROUND_2_PROJECTS: RoundQuestion[] = [
  {
    id: 'tech-2-project-flow',
    difficulty: 'easy',
    text: 'Take your main project. Walk me through one request from the user’s click to the database and back.',
    purpose: 'Checks whether the candidate knows how their own project works.',
    goodAnswer:
      'Names each part in order with its job: page, request, route, validation, query, response, update of the page. Knows where errors are handled, and admits what a framework does for them.',
    followUps: [
      'What happens if the database is down at that moment?',
      'Where do you check that the user is allowed to do this?',
    ],
  },
  {
    id: 'tech-2-own-part',
    difficulty: 'easy',
    text: 'Which part of the project did you write on your own, and how would I recognise it?',
    purpose: 'Separates own work from the team’s or a tutorial’s.',
    goodAnswer:
      'Points at a concrete module or screen and explains a decision in it that only its author would know. Says openly what came from a tutorial, a template or an AI tool.',
    followUps: [
      'Which line or rule in it was hardest to get right?',
      'What did your teammates criticise in it?',
    ],
  },
  {
    id: 'tech-2-redo-project',
    difficulty: 'easy',
    text: 'If you started the same project again tomorrow, what would you do differently?',
    purpose: 'Shows reflection and growth since then.',
    goodAnswer:
      'Two concrete changes with reasons, such as tests from the start or a simpler data model, and one thing to keep. Goes beyond "I’d use a newer framework".',
    followUps: ['How much time would that have saved?', 'What stopped you then?'],
  },
  {
    id: 'tech-2-hardest-bug',
    difficulty: 'medium',
    text: 'Tell me about the hardest bug you’ve fixed. How did you find it?',
    purpose: 'Tests persistence and method.',
    goodAnswer:
      'Symptom, theories and how each was ruled out, the real cause, the fix, and a test or check against its return. The cause is explained so clearly that I could explain it to someone else.',
    followUps: ['What was your first wrong theory?', 'How would you find it faster today?'],
  },
  {
    id: 'tech-2-technology-choice',
    difficulty: 'medium',
    text: 'Why did you choose this database or framework for your project, and what was the alternative?',
    purpose: 'Tests reasoned choices instead of fashion.',
    goodAnswer:
      'Names the needs first, such as relations, team knowledge or hosting cost, compares one real alternative, and knows a drawback of the choice. "We knew it already" is a fair reason if said honestly.',
    followUps: ['When would your choice be wrong?', 'What would it take to change it now?'],
  },
  {
    id: 'tech-2-hundred-times',
    difficulty: 'hard',
    text: 'A hundred times as many people use your project tomorrow. What breaks first?',
    purpose: 'Tests finding a bottleneck in something they know.',
    goodAnswer:
      'Reasons with numbers: requests per second, database connections, images, an external API’s limit. Picks the first bottleneck, says how to measure it, and gives the cheapest fix before any big change.',
    followUps: ['How would you test that before it happens?', 'What would it cost per month?'],
  },
  {
    id: 'tech-2-campaign',
    difficulty: 'medium',
    text: 'Tell me about a campaign or business project you worked on: goal, budget, result, and what you’d change.',
    purpose: 'Depth check for MBA and marketing learners.',
    goodAnswer:
      'A measurable goal, audience and channel with a reason, actual spend, result against the goal, and a comparison that shows it was the campaign’s effect. Names what failed. A college fest or a small page counts.',
    followUps: [
      'How do you know that those sales came from the campaign?',
      'You get twice the budget. Where does the second half go?',
    ],
  },
  {
    id: 'tech-2-rest-design',
    difficulty: 'medium',
    text: 'Design the API for a library: list books, borrow one, return it.',
    purpose: 'Tests API design with a familiar example.',
    goodAnswer:
      'Nouns such as /books and /loans, POST to create a loan, a clear way to return it, fitting status codes such as 201, 404 and 409 when a copy is out, paging for lists, and permissions checked on the server.',
    followUps: [
      'Two people borrow the last copy at once. What does the API answer?',
      'How do you change the API without breaking old apps?',
    ],
  },
  {
    id: 'tech-2-idempotent',
    difficulty: 'medium',
    text: 'What does idempotent mean, and which HTTP methods should be?',
    purpose: 'Tests HTTP beyond GET and POST.',
    goodAnswer:
      'Doing it several times has the same effect on the server as doing it once. GET, HEAD, PUT and DELETE are by definition. POST isn’t, and PATCH isn’t guaranteed to be. It matters because clients retry after a timeout.',
    followUps: [
      'How do you make a payment POST safe to retry?',
      'A second DELETE returns 404. Is it still idempotent?',
    ],
  },
  {
    id: 'tech-2-status-codes',
    difficulty: 'easy',
    text: 'When should an API answer 400, 401, 403, 404 and 500?',
    purpose: 'Checks correct use of the codes seen every day.',
    goodAnswer:
      '400: bad request. 401: not authenticated. 403: authenticated, but not allowed. 404: not found, or hidden on purpose. 500: our own fault. Never 200 with an error inside, and no stack trace for the user.',
    followUps: [
      'A valid form asks for a slot that’s already taken. Which code?',
      'What belongs in the body of an error?',
    ],
  },
  {
    id: 'tech-2-login-tokens',
    difficulty: 'medium',
    text: 'How does your app know who’s logged in on the next request? Compare a session cookie with a JWT.',
    purpose: 'Tests understanding of authentication.',
    goodAnswer:
      'Session: a random id in an HttpOnly, Secure cookie, data on the server, easy to end. JWT: signed claims that the server verifies without a lookup, hard to revoke before expiry. The payload is readable by anyone, so no secrets in it.',
    followUps: [
      'Where would you store the token in a browser, and why?',
      'How does "log out from all devices" work in each case?',
    ],
  },
  {
    id: 'tech-2-injection-passwords',
    difficulty: 'medium',
    text: 'How do you protect an app against SQL injection, and how do you store passwords?',
    purpose: 'Checks security basics that every developer needs.',
    goodAnswer:
      'Parameterised queries everywhere, never text glued together. Passwords as salted hashes by a slow function such as bcrypt, scrypt or Argon2, never encrypted or plain. Adds limits on login attempts.',
    followUps: [
      'Does an ORM protect you completely?',
      'Why is a fast hash such as SHA-256 not enough for passwords?',
    ],
  },
  {
    id: 'tech-2-last-seat',
    difficulty: 'hard',
    text: 'Two users book the last seat at the same moment. How do you make sure only one gets it?',
    purpose: 'Tests race conditions in a real system.',
    goodAnswer:
      'Check-then-write is a race. Uses one conditional update, a unique constraint, or a transaction with a row lock, and treats the loser’s failure as a normal answer. Knows that a lock inside one server fails with two servers.',
    followUps: [
      'How would you test that?',
      'Payment takes five minutes. How do you hold the seat meanwhile?',
    ],
  },
  {
    id: 'tech-2-async-threads',
    difficulty: 'hard',
    text: 'When does asynchronous code help, and when do you need more threads or processes?',
    purpose: 'Tests understanding of I/O-bound and CPU-bound work.',
    goodAnswer:
      'Waiting for network or disk: async lets one thread serve many requests. Heavy computing blocks an event loop, so it goes to threads, worker processes or a queue. Names their language’s rule, such as Node’s event loop or Python’s GIL.',
    followUps: ['What does a long loop do to a Node server?', 'How do you limit how many calls run at once?'],
  },
  {
    id: 'tech-2-test-kinds',
    difficulty: 'easy',
    text: 'What’s the difference between a unit, an integration and an end-to-end test? Which did you write?',
    purpose: 'Checks testing knowledge and practice.',
    goodAnswer:
      'Unit: one piece, fast. Integration: several parts with a real database or API. End-to-end: the whole app as a user sees it, slow and more fragile. Many of the first, few of the last, and an example of each from their own work.',
    followUps: ['What makes a test flaky?', 'What would you not test?'],
  },
  {
    id: 'tech-2-otp-tests',
    difficulty: 'medium',
    text: 'Which test cases would you write for a login with a one-time password?',
    purpose: 'Tests thinking about edge cases and misuse.',
    goodAnswer:
      'Right code, wrong code, expired, used twice, too many attempts, resend and which code counts then, two devices, no network, missing message. Orders them by risk and includes security and accessibility.',
    followUps: [
      'Which three would you automate first?',
      'How do you test expiry without waiting ten minutes?',
    ],
  },
  {
    id: 'tech-2-git-conflict',
    difficulty: 'easy',
    text: 'You and a teammate changed the same lines, and Git reports a conflict. What do you do?',
    purpose: 'Checks daily teamwork with Git.',
    goodAnswer:
      'Understands both changes, talks to the teammate if the intent is unclear, resolves by meaning rather than taking one side blindly, runs the tests, then commits. Keeps branches short to have fewer conflicts.',
    followUps: [
      'What’s the difference between merge and rebase?',
      'You pushed something broken to main. How do you undo it safely?',
    ],
  },
];
