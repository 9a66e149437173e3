import type { Field } from './field.ts';

/** What people of business and design write. The companies are invented. */
export const BUSINESS = {
  finance: {
    degree: 'MBA Finance',
    summary: 'Finance graduate who closes books on time and explains them in plain words.',
    skills: ['Financial modelling, Valuation, MS Excel, Tally Prime, GST, Power BI'],
    jobs: [
      {
        title: 'Summer Intern',
        organisation: 'Mandovi Capital',
        place: 'Mumbai',
        bullets: [
          'Valued 6 mid-size cement companies with a discounted cash flow model',
          'Reconciled statements worth Rs. 2 crore each month and found 11 duplicate payments',
          'Presented a note on working capital to the credit committee',
        ],
      },
      {
        title: 'Accounts Executive',
        organisation: 'Deshmukh and Co',
        place: 'Nashik',
        bullets: [
          'Prepared GST returns of 18 clients and filed them before the due date',
          'Audited 240 invoices with the senior partner',
          'Trained two new colleagues in Tally Prime',
        ],
      },
    ],
    projects: [
      {
        title: 'Credit Cards of Small Towns',
        bullets: [
          'Surveyed 210 shopkeepers in four towns about payments on credit',
          'Compared the answers with the published default rates of 5 banks',
        ],
      },
    ],
  },
  marketing: {
    degree: 'BBA Marketing',
    summary: 'Marketing student who tests one message at a time.',
    skills: ['SEO, Google Analytics, Canva, Copywriting, Email campaigns, Market research'],
    jobs: [
      {
        title: 'Marketing Intern',
        organisation: 'Loom Studio',
        place: 'Jaipur',
        bullets: [
          'Increased organic traffic by 12% in one quarter with 30 rewritten product pages',
          'Crafted the newsletter that 8,000 people open every Friday',
          'Scheduled posts for three festivals and answered all comments within a day',
        ],
      },
      {
        title: 'Brand Executive',
        organisation: 'Tulsi Naturals',
        place: 'Indore',
        bullets: [
          'Launched 2 hair oils in 140 shops with a budget of Rs. 9 lakh',
          'Interviewed 45 customers at the counter and changed the label accordingly',
          'Coordinated photographers, printers and a regional distributor',
        ],
      },
    ],
    projects: [
      {
        title: 'Why Students Switch Shampoo',
        bullets: [
          'Collected 320 answers in hostels and grouped them by reason',
          'Recommended a smaller bottle, which the client has adopted since',
        ],
      },
    ],
  },
  people: {
    degree: 'MBA Human Resources',
    summary: 'Human resources graduate with an interest in hiring that is fair and quick.',
    skills: ['Recruitment, Onboarding, Payroll, HRMS, Excel, Labour law'],
    jobs: [
      {
        title: 'HR Intern',
        organisation: 'Ganga Textiles',
        place: 'Kanpur',
        bullets: [
          'Screened 300 applications and scheduled 75 interviews',
          'Onboarded 20 joiners and updated the HRMS within 2 days',
          'Drafted the leave policy that the works council accepted',
        ],
      },
    ],
    projects: [
      {
        title: 'Attrition in Night Shifts',
        bullets: [
          'Analysed the exit interviews of 64 people and named four causes',
          'Proposed a bus at 6 am, which halved late arrivals',
        ],
      },
    ],
  },
  design: {
    degree: 'B.Des Interaction Design',
    summary: 'Designer of calm interfaces, with two years of college projects and one internship.',
    skills: ['Figma, Wireframes, Prototyping, User research, Usability testing'],
    jobs: [
      {
        title: 'UX Intern',
        organisation: 'Parijat Digital',
        place: 'Kochi',
        bullets: [
          'Interviewed 12 users and mapped their journeys in Figma',
          'Redesigned the checkout and raised completed orders by 9%',
          'Prototyped 3 flows and ran usability tests with 8 people',
        ],
      },
    ],
    projects: [
      {
        title: 'Bus Stops Without Maps',
        bullets: [
          'Observed 40 travellers at two stops and sketched what they asked',
          'Exhibited a cardboard prototype at the yearly show of the college',
        ],
      },
    ],
  },
} satisfies Record<string, Field>;
