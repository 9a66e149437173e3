import { DAY_MS, HOUR_MS } from '@preproom/models/contract/http/durations';
import { PAISE_PER_LAKH } from '@preproom/models/contract/jobs/jobLimits';
import type { Database } from '@preproom/models/db/database';
import { type JobDraft, jobOfDraft } from './job.service.ts';

/** Title, city, years of experience, lakh rupees a year, skills, marks (remote, link, closed, expired), the work. */
const SAMPLES = `
Graduate Software Engineer | Bengaluru | 0-1 | 6-8 | Java, SQL, Git | | build and test the services behind an ordering system
Frontend Developer | Pune | 1-3 | 7-11 | React, TypeScript, CSS | remote link | turn designs into pages that work on slow phones
Data Analyst | Hyderabad | 0-2 | 5-7 | SQL, Excel, Python | | answer questions about sales with queries and clear charts
Backend Developer | Chennai | 2-5 | 12-18 | Node.js, MongoDB, Redis | remote | own an API that other teams build on
Business Analyst, MBA | Mumbai | 0-2 | 9-12 | Excel, SQL, Communication | link | find out what branches need and write clear requirements
Digital Marketing Executive | Delhi | 0-2 | 3-5 | SEO, Google Ads, Copywriting | remote | run small campaigns and report honestly on the results
Quality Engineer | Noida | 1-4 | 5-9 | Playwright, JavaScript, SQL | | write the tests that decide whether a release goes out
Android Developer | Bengaluru | 2-4 | 12-20 | Kotlin, Android, REST | link | make an app start faster on low-memory phones
Trainee, Embedded Systems | Coimbatore | 0-0 | 4-5 | C, C++, Microcontrollers | | write and measure firmware for motor controllers
Customer Success Associate | Gurugram | 0-3 | 4-6 | Communication, Excel, Hindi | remote | help schools set up the product and find out what’s missing
DevOps Engineer | Hyderabad | 3-6 | 18-28 | Linux, Docker, Kubernetes | remote link | keep builds short and releases boring
Management Trainee, Operations | Ahmedabad | 0-1 | 6-8 | Excel, Communication, Planning | | spend two months in each part of a warehouse, then improve one of them
Machine Learning Engineer | Bengaluru | 2-5 | 20-32 | Python, PyTorch, SQL | remote | put a model that reads invoices into production
Human Resources Executive | Jaipur | 0-2 | 3-4 | Communication, Excel, Hindi | | plan interviews and answer every applicant
Full Stack Developer | Kochi | 1-4 | 8-14 | React, Node.js, PostgreSQL | remote link | build features from database to interface
Content Writer | Indore | 0-2 | 3-4 | Copywriting, SEO, English | remote | write help pages that answer the question in the first line
Product Manager | Mumbai | 4-8 | 28-42 | Communication, SQL, Planning | link | decide with a team of eight what to build next, and what not to
Network Engineer | Nagpur | 1-3 | 4-7 | Linux, Networking, Python | | look after the network of forty branch offices
Junior Accountant | Lucknow | 0-2 | | Tally, Excel, GST | | close the books of three small companies every month
UI Designer | Pune | 1-4 | 8-13 | Figma, CSS, Prototyping | remote link | sketch designs, test them with people, and improve them
Data Engineer | Chennai | 3-7 | 18-30 | Python, SQL, Airflow | remote | move data every night, so no one has to ask where it is
Sales Development Representative | Kolkata | 0-2 | 4-7 | Communication, English, CRM | | call people who asked for a call, and note what they need
Security Analyst | Thiruvananthapuram | 2-5 | 10-16 | Networking, Linux, Python | closed | triage alerts, fix the noisy ones and follow up on the rest
Site Reliability Engineer | Bengaluru | 6-10 | | Linux, Go, Kubernetes | remote link expired | set reliability targets and meet them
`;

/** Fills empty job pages with samples; not in production. */
export async function seedSampleJobs(database: Database, now: Date): Promise<void> {
  if (await database.jobs.exists({})) return;
  const rows = SAMPLES.trim().split('\n');
  await database.jobs.insertMany(rows.map((row, i) => jobOfDraft(draftOf(row, i, now))));
}

/** Samples in a database that was copied from another installation. */
export async function removeSampleJobs(database: Database): Promise<void> {
  await database.jobs.deleteMany({ isSample: true });
}

function draftOf(row: string, i: number, now: Date): JobDraft {
  const cells = row.split('|').map((cell) => cell.trim());
  const [title = '', place = '', years = '', lakh = '', skillList = '', marks = '', doing = ''] = cells;
  const [minYears = 0, maxYears = 0] = numbersOf(years);
  const [minLakh = 0, maxLakh = 0] = numbersOf(lakh);
  const skills = skillList.split(', ');
  const postedAt = new Date(now.getTime() - (i + 1) * 17 * HOUR_MS);
  const lastsMs = marks.includes('expired') ? HOUR_MS : 45 * DAY_MS;
  return {
    title,
    company: `Sample Company ${i + 1}`,
    place,
    isRemote: marks.includes('remote'),
    experience: { minYears, maxYears },
    salary: lakh ? { minPaise: minLakh * PAISE_PER_LAKH, maxPaise: maxLakh * PAISE_PER_LAKH } : null,
    skills,
    html: describe(title, place, skills, doing),
    applyUrl: marks.includes('link') ? `https://jobs.example/sample-${i + 1}` : null,
    postedAt,
    expiresAt: new Date(postedAt.getTime() + lastsMs),
    state: marks.includes('closed') ? 'closed' : 'open',
    isSample: true,
  };
}

function numbersOf(range: string): number[] {
  return range.split('-').map(Number);
}

function describe(title: string, place: string, skills: string[], doing: string): string {
  const [first, second, third] = skills;
  return `
    <h2>What you’ll do</h2>
    <p>As ${title} in ${place}, you ${doing}. The team has six people, reviews every change, and keeps one afternoon a week
      for learning.</p>
    <h2>What you’ll bring</h2>
    <ul>
      <li>Good working knowledge of ${first}, and the basics of ${second}.</li>
      <li>Some practice with ${third}, from a job, an internship or your own project.</li>
      <li>A habit of speaking up early when something is unclear or late.</li>
    </ul>
    <h2>Hiring process</h2>
    <ol>
      <li>A 20-minute call about you and the role.</li>
      <li>A task or a conversation close to the daily work.</li>
      <li>A meeting with the team, with time for your questions.</li>
    </ol>`;
}
