import type { ResumeText, TextSection } from './resumeText.ts';

/** A made-up person whose lines the tests of single checks change. */
export interface Invented {
  text: ResumeText;
}

export const WORK = {
  software: [
    'Software Intern, Nimbus Retail Labs, Pune, Jun 2024 - Aug 2024',
    '- Built a REST API in Java and Spring Boot that serves 40,000 requests a day',
    '- Reduced page load time by 35% by caching product lists in Redis',
    '- Wrote 120 unit tests with JUnit and raised coverage from 41% to 83%',
    '- Reviewed pull requests of three interns every week and documented the deployment',
  ],
  data: [
    'Data Analyst Intern, Kaveri Foods, Chennai, Jan 2025 - Apr 2025',
    '- Cleaned 2.5 lakh sales records with Python and Pandas for monthly reporting',
    '- Designed a Power BI dashboard used by 14 regional managers',
    '- Automated the weekly Excel report and saved 6 hours of work each week',
  ],
  weak: [
    'Trainee, Konark Industries, Rourkela, Jul 2023 - Sep 2023',
    '- Responsible for the maintenance of machines on the shop floor',
    '- I was part of a team for quality checks of the finished parts',
    '- Knowledge of lathe machines and their different parts was gained',
  ],
} as const;

export const PROJECTS = [
  'Smart Attendance, a face recognition system for classrooms',
  '- Developed the recognition service in Python with OpenCV at 94% accuracy',
  '- Tested it with 60 students over two months and fixed 18 defects',
  'Campus Cart, a marketplace for used books',
  '- Created the front end in React and the backend in Node.js and MongoDB',
  '- Led a team of 4 and shipped the first version in 6 weeks',
] as const;

export const sections = (
  ...all: readonly (readonly [string, TextSection['lines'] | null, TextSection['rows']?])[]
) =>
  all.map(([heading, lines, rows]): TextSection => ({ heading, lines: lines ?? [], ...(rows && { rows }) }));

/** Somebody who says almost nothing. */
export const SPARSE: Invented = {
  text: {
    name: 'Divya K',
    email: 'divyak@slate.example',
    phone: '7892345610',
    links: [],
    sections: sections(
      ['Education', ['BCA, Bangalore University, 2025, SGPA 7.9']],
      ['Skills', ['HTML, CSS, JavaScript']],
    ),
  },
};
