import { type Invented, PROJECTS, SPARSE, sections, WORK } from './inventedParts.ts';

/** Eight made-up people. */
export const INVENTED = {
  asha: {
    text: {
      name: 'Asha Verma',
      email: 'asha.verma@mailbox.example',
      phone: '+91 98765 43210',
      links: ['linkedin.com/in/asha-verma-cs', 'github.com/ashaverma'],
      sections: sections(
        [
          'Summary',
          ['Final-year computer science student who builds web services and likes measuring them.'],
        ],
        ['Experience', WORK.software],
        ['Projects', PROJECTS],
        [
          'Education',
          [
            'B.Tech in Computer Science, Anna University, 2021 - 2025, CGPA: 8.42/10',
            'Class XII, CBSE, Kendriya Vidyalaya, 2021, 91.2%',
            'Class X, CBSE, Kendriya Vidyalaya, 2019, 94%',
          ],
        ],
        ['Skills', ['Java, Spring Boot, Python, SQL, Git, Docker, Linux, REST APIs']],
        ['Achievements', ['- Won the state round of a national coding contest among 800 teams']],
      ),
    },
  },
  rahul: {
    text: {
      name: 'RAHUL S. NAIR',
      email: 'rahulnair_99@post.example',
      phone: '+91-9123456780',
      links: ['www.linkedin.com/in/rahulsnair'],
      sections: sections(
        [
          'CAREER OBJECTIVE',
          ['To work as a data analyst where reporting and statistics help people decide.'],
        ],
        [
          'ACADEMIC QUALIFICATIONS',
          null,
          [
            ['Degree', 'Institute', 'Year', 'Score'],
            ['B.Sc Statistics', 'Calicut University', '2024', '8.1 CGPA'],
            ['Higher Secondary', 'State Board', '2021', '88.5 %'],
            ['SSLC', 'State Board', '2019', '92 %'],
          ],
        ],
        ['INTERNSHIPS', WORK.data],
        ['TECHNICAL SKILLS', ['SQL, Excel, Power BI, Python, Pandas, Statistics']],
        ['CERTIFICATIONS', ['Data Visualisation, 12 weeks, NPTEL']],
        ['LANGUAGES KNOWN', ['English, Malayalam, Hindi']],
      ),
    },
  },
  priya: {
    text: {
      name: 'Priya Raghunathan',
      email: 'priya.r@inbox.example',
      phone: '09988776655',
      links: ['priyar.github.io'],
      sections: sections(
        ['Profile', ['Designer of calm interfaces, with two years of college projects and one internship.']],
        [
          'Work Experience',
          [
            'UX Intern, Loom Studio, Bengaluru, May 2024 - Jul 2024',
            '- Interviewed 12 users and mapped their journeys in Figma',
            '- Redesigned the checkout and raised completed orders by 9%',
            '- Prototyped 3 flows and ran usability tests with 8 people',
          ],
        ],
        ['Academic Projects', PROJECTS],
        [
          'Educational Qualification',
          [
            'B.Des, National Design College, 2020 - 2024, GPA 3.6/4',
            'ISC, St. Agnes School, 2020, 95.75%',
            'ICSE, St. Agnes School, 2018, 96.2%',
          ],
        ],
        ['Key Skills', ['Figma, Wireframes, Prototyping, User research, Usability testing']],
        ['Hobbies', ['Sketching and long-distance running']],
      ),
    },
  },
  imran: {
    text: {
      name: 'Mohammed Imran Khan',
      email: 'imran.khan@courier.example',
      phone: '(+91) 70123-45678',
      links: ['github.com/imrankhan-dev', 'leetcode.com/imran_k'],
      sections: sections(
        [
          'EDUCATION',
          [
            'M.Tech, VLSI Design, Osmania University, 2023 - 2025, 8.9 CPI',
            'B.E., Electronics, Osmania University, 2019 - 2023, CGPA 7.85',
            'Intermediate, State Board of Telangana, 2019, Percentage: 96',
          ],
        ],
        [
          'PROJECTS UNDERTAKEN',
          [
            'Low-power sensor node',
            '- Programmed an STM32 microcontroller in C with FreeRTOS, drawing 12 mA',
            '- Designed the PCB in KiCad and debugged it with an oscilloscope',
          ],
        ],
        ['EMPLOYMENT HISTORY', WORK.weak],
        ['CORE COMPETENCIES', ['C, C++, Embedded Linux, I2C, SPI, Verilog, MATLAB']],
        ['PUBLICATIONS', ['A study of low-power radio links, college journal, 2024']],
      ),
      personal: ['Date of Birth: 12/03/2001', "Father's Name: Abdul Khan"],
    },
  },
  sneha: {
    text: {
      name: 'Sneha Patil',
      email: 'sneha_patil@letters.example',
      phone: '0091 8877665544',
      links: [],
      sections: sections(
        ['About Me', ['Commerce graduate who closes books on time and likes Tally as much as people.']],
        [
          'Internship Experience',
          [
            'Accounts Intern, Deshmukh and Co, Nashik, 01/2024 - 06/2024',
            '- Prepared GST returns of 18 clients and filed them before the due date',
            '- Reconciled bank statements worth Rs. 2 crore each month in Tally Prime',
            '- Audited 240 invoices and found 11 duplicate payments',
          ],
        ],
        [
          'Academic Details',
          [
            'M.Com, Savitribai University, 2024, First Class, 71.4%',
            'B.Com, Savitribai University, 2022, 78%',
            'HSC, Maharashtra State Board, 2019, 85.23 %',
            'SSC, Maharashtra State Board, 2017, 89.60 %',
          ],
        ],
        ['Computer Skills', ['Tally Prime, MS Excel, GST, TDS, Bank reconciliation']],
        ['Extra-Curricular Activities', ['- Organised the college commerce fest for 400 visitors']],
        ['Declaration', ['I hereby declare that the above information is true to the best of my knowledge.']],
      ),
      personal: ['DOB: 5 May 2001', "Mother's name: Sunita Patil", "Father's name: Anil Patil"],
      photo: true,
    },
  },
  arjun: {
    text: {
      name: 'Arjun Singh Rathore',
      email: 'arjun.rathore@dispatch.example',
      phone: '91 9090909091',
      links: ['linkedin.com/in/arjunrathore', 'https://arjunrathore.dev'],
      sections: sections(
        [
          'Professional Summary',
          ['Mechanical engineer with a shop-floor internship and a love of measuring things.'],
        ],
        ['Industrial Training', WORK.weak],
        [
          'Final Year Project',
          [
            'Solar drying of chillies',
            '- Fabricated a dryer for 25 kg and cut drying time from 9 to 4 days',
            '- Simulated the air flow in ANSYS and compared it with 30 measurements',
          ],
        ],
        [
          'Education',
          [
            'B.Tech Mechanical, NIT Raipur, 2020 - 2024, CGPA 7.2 out of 10',
            '12th, RBSE, 2020, 81.40%',
            '10th, RBSE, 2018, 86%',
          ],
        ],
        ['Software Skills', ['AutoCAD, SolidWorks, ANSYS, MATLAB']],
        ['Positions of Responsibility', ['- Captained the college football team of 22 players']],
      ),
    },
  },
  hindi: {
    text: {
      name: 'अनीता शर्मा',
      email: 'anita.sharma@patra.example',
      phone: '+91 90011 22334',
      links: ['linkedin.com/in/anita-sharma-hr'],
      sections: sections(
        ['परिचय', ['मानव संसाधन में स्नातकोत्तर, भर्ती और प्रशिक्षण में रुचि।']],
        [
          'Work Experience',
          [
            'HR Intern, Ganga Textiles, Kanpur, Mar 2024 - Jul 2024',
            '- Screened 300 applications and scheduled 75 interviews',
            '- Onboarded 20 joiners and updated the HRMS within 2 days',
          ],
        ],
        ['शैक्षिक योग्यता', ['MBA, Lucknow University, 2024, CGPA 8.0/10', 'BA, Lucknow University, 2022, 68%']],
        ['कौशल', ['Recruitment, Onboarding, Payroll, Excel']],
      ),
      personal: ['जन्म तिथि: 02-08-2001', 'पिता का नाम: रमेश शर्मा'],
    },
  },
  sparse: SPARSE,
} satisfies Record<string, Invented>;
