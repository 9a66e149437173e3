import { describe, expect, it } from 'vitest';
import { jobTarget } from './jobTerms.ts';

const names = (job: string) => jobTarget(job).keywords.map(({ name }) => name);

it('ranks known keywords by how often the job names them', () => {
  const once = 'You know Java and Docker. ';
  const kubernetes = 'Kubernetes runs all we build; you look after our Kubernetes clusters. ';
  expect(names(`${once}${kubernetes}`)[0]).toBe('Kubernetes');
  expect(names(`${once}Docker, more Docker and Docker again.`)[0]).toBe('Docker');
  expect(names(`${once}Java services, Java tests and Java tools.`)[0]).toBe('Java');
});

it('takes no place for a skill, however often the job names it', () => {
  const found = names(
    'Java developer in Bengaluru, NCR or the UK. Our Bengaluru team; the Bengaluru office uses Java.',
  );
  expect(found).toEqual(['Java']);
});

describe('no skill', () => {
  it.each([
    'We are hiring! Requirements: send your CV on WhatsApp. WFH, PF and ESIC as per rules. Our HR in the US or UK will call.',
    'Write to careers.team@bluepeak.example or see www.bluepeak.example/jobs and bluepeak.com. Java',
    'Salary Rs 25000, Rs. 30,000 or Rs25000 a month. Contact Mr R Sharma of the R&D team, or R. Kumar. Guide: R K Puram.',
  ])('is %s', (job) => {
    expect(names(job).filter((name) => name !== 'Java')).toEqual([]);
  });
});

describe('R is a language', () => {
  it.each([
    'R programming',
    'Python or R',
    'SQL, Python, and R.',
    'R, Python',
    'Python/R',
    'experience in R',
    'Tools:\n- Python\n- R',
  ])('in "%s"', (job) => {
    expect(names(job)).toContain('R');
  });
});

describe('spellings of one name', () => {
  it.each([
    ['React, React.js and ReactJS', ['React']],
    ['React JS and Node JS', ['React', 'Node.js']],
    ['Node.js', ['Node.js']],
    ['JS and Node.js', ['JavaScript', 'Node.js']],
    ['Spring/Spring Boot', ['Spring Boot']],
    ['Spring Boot / Spring', ['Spring Boot']],
    ['Spring Boot', ['Spring Boot']],
    ['PowerBI, Power BI', ['Power BI']],
  ])('are one keyword: %s', (job, found) => {
    expect(names(job).toSorted()).toEqual(found.toSorted());
  });

  it("count as the job's keyword in a resume, whichever it has", () => {
    expect(jobTarget('React.js')).toMatchObject({
      keywords: [{ terms: expect.arrayContaining(['React', 'reactjs', 'react.js']) }],
    });
  });

  it('stay two where the shorter name stands alone', () => {
    expect(names('Spring Boot for services. Also Spring in old ones.')).toEqual(
      expect.arrayContaining(['Spring Boot', 'Spring']),
    );
  });
});

it('has no keywords without any skill, however often other words are repeated', () => {
  expect(names('Walk dogs in the park. Dogs like the park. Keep dogs fed, and the park clean.')).toEqual([]);
});

it('takes no words of headings and sentences in capitals for tools', () => {
  const job = `URGENT HIRING: SENIOR DATA ENGINEER
KEY RESPONSIBILITIES:
- Move it all to SAP HANA, ABAP and dbt with Python
QUALIFICATIONS
WHAT WE OFFER
HOW TO APPLY
SEND YOUR CV TO THE HR TEAM. PLEASE MENTION THE JOB ID.
LOCATION: PUNE
TOOLS: SQL, ABAP, FIORI`;
  expect(names(job).toSorted()).toEqual(['ABAP', 'FIORI', 'Python', 'SAP HANA', 'SQL', 'dbt']);
});
