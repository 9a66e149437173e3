import type { RoundQuestion } from './roundQuestion.ts';

/** System design: needs, numbers, parts and their price. */
export const TECH_ROUND_3_DESIGN: RoundQuestion[] = [
  {
    id: 'tech-3-results-page',
    difficulty: 'easy',
    text: 'A university publishes results at 10 a.m. and two lakh students open the page at once. How do you keep it up?',
    purpose: 'Tests simple, effective design for a familiar peak.',
    goodAnswer:
      'Results don’t change, so prepare them before and serve cached or static pages from a CDN, keep the database out of the request, load-test, and show a friendly queue if needed. Protects each student’s data.',
    followUps: [
      'How do you correct one wrong result afterwards?',
      'How do you stop someone from reading all results by roll number?',
    ],
  },
  {
    id: 'tech-3-scale-out',
    difficulty: 'easy',
    text: 'What’s the difference between scaling up and scaling out, and what must an app do before you can scale out?',
    purpose: 'Checks the vocabulary and first principle of scaling.',
    goodAnswer:
      'Up: a bigger machine, simple but limited. Out: more machines behind a load balancer, which needs servers without local state: sessions, files and scheduled jobs live elsewhere. Names the database as the next limit.',
    followUps: [
      'Where do you put user sessions?',
      'How does the load balancer know that a server is unhealthy?',
    ],
  },
  {
    id: 'tech-3-photo-storage',
    difficulty: 'easy',
    text: 'An app expects a million photos of 2 MB each. How much storage is that, and where do you keep them?',
    purpose: 'Tests estimation and a basic design choice.',
    goodAnswer:
      'About 2 TB for one copy, more with thumbnails and replicas. Object storage such as S3 rather than database rows, upload by a signed link, thumbnails made in the background, delivery through a CDN, private ones with expiring links.',
    followUps: [
      'How does the number change in three years?',
      'How do you check that an upload is really a photo?',
    ],
  },
  {
    id: 'tech-3-url-shortener',
    difficulty: 'medium',
    text: 'Design a URL shortener. Begin with the questions you’d ask me.',
    purpose: 'Shows a structured approach: needs, numbers, data, then scale.',
    goodAnswer:
      'Asks for traffic, lifetime and analytics, estimates reads against writes, generates unique short codes (counter in base 62, or random with a check), key-value lookup with a cache, redirect code chosen with a reason, abuse handled.',
    followUps: [
      'Why might you choose a 302 and not a 301?',
      'How do you count clicks without slowing the redirect?',
    ],
  },
  {
    id: 'tech-3-notifications',
    difficulty: 'medium',
    text: 'Design a service that sends notifications by app, SMS and e-mail for many teams.',
    purpose: 'Tests decoupling, retries and respect for users.',
    goodAnswer:
      'API that accepts and queues, workers per channel, provider adapters with fallback, retries with backoff and a dead-letter queue, no duplicates through ids, user choices and quiet hours, OTPs ahead of offers.',
    followUps: [
      'One provider becomes very slow. What happens to the others?',
      'How do you prevent sending the same message twice?',
    ],
  },
  {
    id: 'tech-3-rate-limiter',
    difficulty: 'medium',
    text: 'How would you limit each user to 100 requests a minute across several servers?',
    purpose: 'Tests a small distributed design.',
    goodAnswer:
      'Token bucket or sliding window per user, kept in a shared store such as Redis with an atomic operation, answer 429 with Retry-After. Compares with a fixed window, which allows almost double at the border.',
    followUps: [
      'The shared store is down. Do you let requests through?',
      'How do you treat many users behind one IP address?',
    ],
  },
  {
    id: 'tech-3-caching',
    difficulty: 'medium',
    text: 'A product page is read a thousand times for each change. How would you cache it, and what can go wrong?',
    purpose: 'Tests caching and its hard part, staleness.',
    goodAnswer:
      'Cache-aside with an expiry, removed or updated on change, stock and price treated with more care than text. Names stale data, many misses at once when a hot entry expires, and a cold cache after a restart.',
    followUps: [
      'How do you protect the database when a hot entry expires?',
      'What must never be in a shared cache?',
    ],
  },
  {
    id: 'tech-3-sql-nosql',
    difficulty: 'medium',
    text: 'When would you choose a relational database, and when a document or key-value store?',
    purpose: 'Tests choices by access pattern instead of fashion.',
    goodAnswer:
      'Relational for related data, transactions and queries not known in advance. Document for records read and written as a whole with varying fields, key-value for simple lookups at scale. Knows the lines blur: JSON in Postgres, transactions in MongoDB.',
    followUps: ['What would you use for orders and payments?', 'Why is "NoSQL scales better" too simple?'],
  },
  {
    id: 'tech-3-monolith-services',
    difficulty: 'medium',
    text: 'A start-up with six engineers wants microservices. What do you advise?',
    purpose: 'Tests judgement about architecture and team size.',
    goodAnswer:
      'Usually a well-structured monolith first: one deployment, simple transactions, fast changes. Services pay off when teams, scaling needs or release rhythms differ. Names their price: network failures, data consistency, operations.',
    followUps: ['Which part would you split off first, and why?', 'How do you keep a monolith clean?'],
  },
  {
    id: 'tech-3-queue',
    difficulty: 'medium',
    text: 'When do you put a message queue between two services, and what new problems does it bring?',
    purpose: 'Tests asynchronous architecture.',
    goodAnswer:
      'For work that can wait, peaks, and when the receiver may be down. Brings delay, possible duplicates with at-least-once delivery, ordering questions and poison messages, so handlers are idempotent and there’s a dead-letter queue and monitoring.',
    followUps: [
      'How does the user learn about the result?',
      'The queue grows faster than it’s emptied. What do you do?',
    ],
  },
  {
    id: 'tech-3-tatkal',
    difficulty: 'hard',
    text: 'Design train ticket booking for the Tatkal rush: lakhs of users, few seats, a few minutes.',
    purpose: 'Tests contention, fairness and payments under load.',
    goodAnswer:
      'Waiting room or queue in front, reads of availability from a cache and marked as approximate, seats claimed by an atomic write with a short hold, payment with expiry and refund, limits against bots. Says what’s strictly consistent.',
    followUps: [
      'The payment succeeds but the hold has expired. What now?',
      'How do you test it before the day?',
    ],
  },
  {
    id: 'tech-3-chat',
    difficulty: 'hard',
    text: 'Design a one-to-one chat like WhatsApp: delivery ticks, offline users, several devices.',
    purpose: 'Tests real-time design end to end.',
    goodAnswer:
      'WebSocket connections on gateway servers, a map from user to gateway, messages stored before they’re acknowledged, ids from the client against duplicates, order per conversation, push when offline, acknowledgements for ticks, sync per device.',
    followUps: ['How do two messages keep their order?', 'What changes with end-to-end encryption?'],
  },
  {
    id: 'tech-3-upi-payment',
    difficulty: 'hard',
    text: 'A customer pays by UPI, the network breaks, and they press Pay again. How do you avoid charging twice?',
    purpose: 'Tests idempotency and unknown outcomes in payments.',
    goodAnswer:
      'One order id or idempotency key for both presses, states created, pending, paid and failed, a timeout is unknown and not failed, the provider’s webhook and status check decide, and daily reconciliation finds the rest with refunds.',
    followUps: [
      'The webhook comes twice, or before your own response. What do you do?',
      'What does the customer see while it’s pending?',
    ],
  },
  {
    id: 'tech-3-partition',
    difficulty: 'hard',
    text: 'The network between two data centres breaks. What choice does the CAP theorem force on you?',
    purpose: 'Tests real understanding of consistency and availability.',
    goodAnswer:
      'During a partition, a system either refuses some requests to stay consistent or answers and may be stale or conflict. Chooses per function: balance or seats consistent, likes or feeds available. Knows that without a partition both are possible.',
    followUps: [
      'How would you merge two shopping carts after the break?',
      'What does "read your own writes" mean, and how do you give it?',
    ],
  },
  {
    id: 'tech-3-sharding',
    difficulty: 'hard',
    text: 'One database server no longer holds your data. How do you split it, and what becomes harder?',
    purpose: 'Tests data partitioning and its price.',
    goodAnswer:
      'First archives, tunes and adds read replicas. Then shards by a key that spreads load and keeps related data together, such as customer id. Names hot shards, queries and transactions across shards, unique ids and moving data later.',
    followUps: [
      'One customer has half of the data. What now?',
      'Why is hash modulo the number of servers a problem when you add one?',
    ],
  },
];
