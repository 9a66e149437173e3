import type { Field } from './field.ts';

/** What people of engineering write. The companies are invented. */
export const ENGINEERING = {
  software: {
    degree: 'B.Tech Computer Science',
    summary: 'Final-year student who likes small services, clear tests and calm releases.',
    skills: [
      'Languages: Java, Python, TypeScript, SQL',
      'Tools: Git, Docker, Linux, PostgreSQL, Redis, Kafka',
    ],
    jobs: [
      {
        title: 'Software Intern',
        organisation: 'Nimbus Retail Labs',
        place: 'Pune',
        bullets: [
          'Built a REST API in Java and Spring Boot that serves 40,000 requests a day',
          'Reduced page load time by 35% by caching product lists in Redis',
          'Wrote 120 unit tests with JUnit and raised coverage from 41% to 83%',
          'Containerized the deployment with Docker and documented it for three interns',
        ],
      },
      {
        title: 'Backend Developer',
        organisation: 'Palash Payments',
        place: 'Bengaluru',
        bullets: [
          'Migrated 14 services from a shared database to their own PostgreSQL schemas without downtime',
          'Provisioned staging environments with Terraform, so that a new one takes 9 minutes',
          'Stabilized the nightly settlement job, which had failed every fifth night',
          'Mentored two junior developers and reviewed their pull requests each day',
        ],
      },
    ],
    projects: [
      {
        title: 'Smart Attendance',
        bullets: [
          'Trained a face recognition model in Python with OpenCV at 94% accuracy',
          'Tested it with 60 students over two months and fixed 18 defects',
        ],
      },
      {
        title: 'Campus Cart',
        bullets: [
          'Created the front end in React and the backend in Node.js and MongoDB',
          'Led a team of 4 and shipped the first version in 6 weeks',
        ],
      },
    ],
  },
  data: {
    degree: 'B.Sc Statistics',
    summary: 'Analyst who asks what decision a number is for before computing it.',
    skills: ['Python, Pandas, SQL, Power BI, Excel, Statistics, Tableau, Regression'],
    jobs: [
      {
        title: 'Data Analyst Intern',
        organisation: 'Kaveri Foods',
        place: 'Chennai',
        bullets: [
          'Cleaned 2.5 lakh sales records with Python and Pandas for monthly reporting',
          'Designed a Power BI dashboard used by 14 regional managers',
          'Automated the weekly Excel report and saved 6 hours of work each week',
        ],
      },
      {
        title: 'Research Assistant',
        organisation: 'Vindhya Institute of Statistics',
        place: 'Bhopal',
        bullets: [
          'Classified 9,000 survey answers by hand and with a logistic model, agreeing on 92% of them',
          'Queried census tables in SQL and published the joins for the other assistants',
          'Presented the results to a committee of district officers',
        ],
      },
    ],
    projects: [
      {
        title: 'Rainfall and Onion Prices',
        bullets: [
          'Scraped 11 years of market prices and matched them with rainfall by district',
          'Estimated a lag of three weeks between a dry month and the peak of prices',
        ],
      },
    ],
  },
  electronics: {
    degree: 'B.E. Electronics and Communication',
    summary: 'Embedded systems student who measures current before claiming low power.',
    skills: ['C, C++, Embedded Linux, I2C, SPI, Verilog, MATLAB, KiCad'],
    jobs: [
      {
        title: 'Embedded Intern',
        organisation: 'Sagar Instruments',
        place: 'Mysuru',
        bullets: [
          'Programmed an STM32 microcontroller in C with FreeRTOS, drawing 12 mA on average',
          'Debugged a radio link with an oscilloscope and cut lost packets from 7% to 1%',
          'Documented the test bench for the next batch of interns',
        ],
      },
      {
        title: 'Graduate Apprentice',
        organisation: 'Deccan Signal Works',
        place: 'Secunderabad',
        bullets: [
          'Calibrated 45 signal relays and recorded their timing over two seasons',
          'Replaced a manual logbook with a small web form used by 20 technicians',
        ],
      },
    ],
    projects: [
      {
        title: 'Low-Power Sensor Node',
        bullets: [
          'Designed the board in KiCad and assembled 5 pieces',
          'Enforced a sleep schedule that keeps a coin cell alive for 14 months',
        ],
      },
    ],
  },
  mechanical: {
    degree: 'B.Tech Mechanical',
    summary: 'Mechanical engineer with a shop-floor internship and a love of measuring things.',
    skills: ['AutoCAD, SolidWorks, ANSYS, MATLAB, CNC programming, GD&T'],
    jobs: [
      {
        title: 'Production Trainee',
        organisation: 'Konark Industries',
        place: 'Rourkela',
        bullets: [
          'Inspected 300 finished parts a week against their drawings',
          'Rearranged the tool store and shortened the change of tools by 4 minutes',
          'Prepared maintenance sheets for the lathes with the foreman',
        ],
      },
      {
        title: 'Design Engineer',
        organisation: 'Aravali Pumps',
        place: 'Faridabad',
        bullets: [
          'Modelled an impeller in SolidWorks and raised its efficiency from 61% to 66%',
          'Released 80 drawings to production with two corrections in all',
          'Negotiated with 3 foundries and saved Rs. 4 lakh a year',
        ],
      },
    ],
    projects: [
      {
        title: 'Solar Drying of Chillies',
        bullets: [
          'Fabricated a dryer for 25 kg and cut drying time from 9 to 4 days',
          'Simulated the air flow in ANSYS and compared it with 30 measurements',
        ],
      },
    ],
  },
} satisfies Record<string, Field>;
