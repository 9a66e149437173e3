import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ResumeCheck } from '@preproom/models/contract/assessments/resumeRubric';

export interface CheckText {
  title: MessageDescriptor;
  /** What to change; shown if points were lost. */
  fix: MessageDescriptor;
}

export const CHECK_TEXTS: Record<ResumeCheck, CheckText> = {
  storedOrder: {
    title: msg`Text in the right order`,
    fix: msg`When text is copied out of your file, these lines or their dates come out in the wrong order. An ATS may match a date with the wrong job. Don’t use text boxes, and keep each date on the same line as its job.`,
  },
  oneColumn: {
    title: msg`One column`,
    fix: msg`Many systems read straight across the page, so your columns get mixed up. Use one column.`,
  },
  noTables: {
    title: msg`No jumbled tables`,
    fix: msg`These table rows come out jumbled when a program reads them. Write each row as one line, such as “B.Tech, Anna University, 2024, CGPA 8.4/10”.`,
  },
  plainText: {
    title: msg`Readable text, nothing in the header or footer`,
    fix: msg`Some text can’t be read: spaced-out letters, unusual symbols, or text in the header or footer. Use a standard font without gaps between letters, and move that text into the page.`,
  },
  name: {
    title: msg`Name`,
    fix: msg`Put only your name on the first line, larger than the rest.`,
  },
  email: {
    title: msg`E-mail`,
    fix: msg`Write your e-mail address out as text, not only as a link.`,
  },
  phone: {
    title: msg`Phone number`,
    fix: msg`Add your phone number with its country code, such as +91 98765 43210.`,
  },
  profileLink: {
    title: msg`A link to your work`,
    fix: msg`Add a link to your LinkedIn, GitHub or portfolio.`,
  },
  education: {
    title: msg`Education section`,
    fix: msg`Add a section called “Education” with your degree, college and year.`,
  },
  experience: {
    title: msg`Experience or projects section`,
    fix: msg`Add a section called “Experience” or “Projects”. Internships and college projects count.`,
  },
  skills: {
    title: msg`Skills section`,
    fix: msg`Add a section called “Skills”. List only what you can answer questions about.`,
  },
  knownHeadings: {
    title: msg`Standard headings`,
    fix: msg`Some systems don’t know these headings. Use common ones, such as “Experience” or “Achievements”.`,
  },
  verbFirst: {
    title: msg`Bullets that start with an action verb`,
    fix: msg`Start these with what you did, such as “Built”, “Led” or “Reduced”.`,
  },
  variedVerbs: {
    title: msg`Different verbs`,
    fix: msg`More than two bullets start with the same verb. Vary them.`,
  },
  statementFigures: {
    title: msg`Bullets with a number`,
    fix: msg`In at least half of your bullets, add a number you can prove: how many, how much or how fast.`,
  },
  educationScore: {
    title: msg`A grade with your education`,
    fix: msg`Add your CGPA with its scale, or your percentage, such as “CGPA 8.4/10” or “91%”.`,
  },
  length: {
    title: msg`One or two pages`,
    fix: msg`Shorten it to two pages. Keep what fits the job.`,
  },
  words: {
    title: msg`200 to 1,000 words`,
    fix: msg`Aim for 1,000 words at most. Cut what doesn’t help.`,
  },
  statementLength: {
    title: msg`Bullets of 6 to 32 words`,
    fix: msg`Some bullets are too short, others too long. Aim for one or two lines each.`,
  },
  keywords: {
    title: msg`Target keywords`,
    fix: msg`Some keywords aren’t in your resume. Add the ones that are true for you, in the job’s own words.`,
  },
  dateForm: {
    title: msg`Consistent dates`,
    fix: msg`Write all dates the same way, such as “Jun 2024”.`,
  },
  fullStops: {
    title: msg`Full stops`,
    fix: msg`Some bullets end with a full stop and some don’t. Choose one.`,
  },
  bulletMarks: {
    title: msg`One bullet style`,
    fix: msg`Use the same bullet style throughout.`,
  },
  firstPerson: {
    title: msg`No “I” or “my”`,
    fix: msg`Leave out “I”, “me” and “my”. Start with the verb.`,
  },
};
