import { expect, test } from 'vitest';
import { jobTarget } from './jobTerms.ts';

/** Jobs of different fields, as they are advertised: what each asks for, and words of it that are no skill. */
test.each([
  [
    'backend developer',
    `Build REST APIs in Java and Spring Boot for our payment gateway. Own incidents: find the cause of each incident, so that there are fewer incidents.
    B.Tech in CS or a related field, strong CS fundamentals. SQL and PostgreSQL, Kafka, Docker. Nice to have: gRPC, PCI DSS. Write code, write tests, write documents.`,
    ['REST', 'Java', 'Spring Boot', 'SQL', 'Kafka', 'Docker', 'gRPC', 'PCI DSS'],
    ['incidents', 'CS', 'DSS', 'write'],
  ],
  [
    'data analyst',
    `Dashboards in Power BI for the brand teams, SQL on BigQuery with window functions, A/B tests, reports in Python. Excel (pivot tables, VLOOKUP).
    Data driven people who like data and clean data.`,
    ['Power BI', 'SQL', 'BigQuery', 'window functions', 'A/B tests', 'Python', 'Excel', 'VLOOKUP'],
    ['brand', 'data', 'reports'],
  ],
  [
    'civil engineer',
    `Site Engineer for a residential project. Supervise brickwork and plastering as per IS codes, prepare the bar bending schedule, run the total station,
    keep DPR and cube test records. AutoCAD and Primavera P6. Site allowance, PF and accommodation at site.`,
    ['brickwork', 'IS codes', 'bar bending schedule', 'total station', 'DPR', 'AutoCAD', 'Primavera'],
    ['Site Engineer', 'P6', 'site'],
  ],
  [
    'human resources',
    `Talent acquisition from Naukri and LinkedIn, scheduling interviews, onboarding, payroll processing, ESIC and gratuity, grievance handling, HRMS (Keka). MBA HR, MS Excel.`,
    [
      'talent acquisition',
      'Naukri',
      'Onboarding',
      'payroll processing',
      'gratuity',
      'grievance handling',
      'Keka',
    ],
    ['interviews', 'LinkedIn', 'scheduling'],
  ],
  [
    'nurse',
    `Patients in a 30-bed ICU: vital signs, IV infusion, wound dressing, infection control, ECG. BLS and ACLS certification. GNM or B.Sc Nursing. Patients first, always patients.`,
    ['ICU', 'vital signs', 'IV infusion', 'wound dressing', 'infection control', 'ECG', 'BLS', 'ACLS', 'GNM'],
    ['patient', 'patients', 'IV'],
  ],
  [
    'sales',
    `Generate leads by cold calling, run product demos, manage the pipeline in HubSpot or Salesforce, objection handling. Laptop and WiFi required. Excel in your career with us.`,
    ['Generate leads', 'Cold calling', 'product demos', 'HubSpot', 'Salesforce', 'objection handling'],
    ['leads', 'demos', 'WiFi', 'Excel'],
  ],
  [
    'tester',
    `Manual and automation. Test early, test often, test everything. Selenium WebDriver with TestNG, Maven and Cucumber, API testing with Postman, JMeter, ISTQB preferred. Log defects.`,
    ['Selenium WebDriver', 'TestNG', 'Maven', 'Cucumber', 'API testing', 'Postman', 'JMeter', 'ISTQB'],
    ['Manual', 'automation', 'test', 'defects'],
  ],
  [
    'operations of software',
    `AWS (EKS, EC2, S3, IAM), Terraform, CI/CD pipelines in GitLab CI and Argo CD, Helm on Kubernetes, Prometheus, scripts in Bash or Go. Resolve incidents, write RCAs. Degree in CS/IT.`,
    ['AWS', 'EC2', 'S3', 'IAM', 'Terraform', 'GitLab CI', 'Argo CD', 'Helm', 'Kubernetes', 'Bash', 'Go'],
    ['incidents', 'pipeline', 'CS', 'IT'],
  ],
  [
    'product manager',
    `Own the roadmap, write PRDs and user stories, define OKRs, run A/B experiments, user research, wireframes in Figma. Go-to-market with sales. Risk and legal. KYC, UPI.`,
    [
      'roadmap',
      'PRDs',
      'User stories',
      'OKRs',
      'A/B experiments',
      'User research',
      'Figma',
      'go-to-market',
      'KYC',
      'UPI',
    ],
    ['Go', 'risk', 'own'],
  ],
  [
    'mechanical engineer',
    `Sheet metal and plastic parts in CATIA V5 or SolidWorks, GD&T, DFMEA, PPAP, FEA in ANSYS, injection moulding with suppliers, prototype build. IATF 16949. Design reviews, design changes, design releases.`,
    [
      'sheet metal',
      'CATIA',
      'SolidWorks',
      'GD&T',
      'DFMEA',
      'PPAP',
      'ANSYS',
      'injection moulding',
      'IATF 16949',
    ],
    ['V5', 'suppliers', 'prototype', 'design', 'IATF'],
  ],
])('the keywords of a %s are skills', (_, job, skills, others) => {
  const found = jobTarget(job).keywords.map(({ name }) => name.toLowerCase());
  expect(skills.filter((skill) => !found.includes(skill.toLowerCase()))).toEqual([]);
  expect(others.filter((other) => found.includes(other.toLowerCase()))).toEqual([]);
});
