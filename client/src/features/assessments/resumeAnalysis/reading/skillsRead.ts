import type { Section } from '../../../../resume/fields/sections.ts';
import type { Line } from '../../../../resume/layout/line.ts';

/** A line of a skills section: "Languages: Java, SQL". */
export interface SkillLine {
  line: Line;
  /** Before the colon, or null. */
  group: string | null;
  /** Each once, in the words of the resume. */
  skills: string[];
}

/** A label is short: "Databases and tools:". */
const GROUP = /^([^:,;|]{2,40}):\s*(?=\S|$)/u;
const MARK = /^[\p{P}\p{S}\p{C}]+\s+/u;
/** Between two skills, outside brackets: "Python (pandas, NumPy)" is one. */
const BETWEEN = /[,;|•·▪●]\s*(?![^(]*\))/u;

/** What stands in the skills sections, line by line. */
export function skillsRead(sections: readonly Section[]): SkillLine[] {
  return sections
    .filter(({ kind }) => kind === 'skills')
    .flatMap(({ heading, lines }) =>
      lines.map((line) => skillLine(line, line.text === heading?.text ? heading.text : null)),
    )
    .filter(({ skills }) => skills.length > 0);
}

/** `heading`: the line's own text, if its section's heading stands in it: "Skills: Java, SQL". */
function skillLine(line: Line, heading: string | null): SkillLine {
  const parts = line.cells.length > 1 && !heading ? line.cells : [line.text];
  const [first = '', ...others] = parts.map((part) => part.replace(MARK, '').trim());
  const label = GROUP.exec(first);
  const texts = label ? [first.slice(label[0].length), ...others] : [first, ...others];
  const skills = texts.flatMap((text) => text.split(BETWEEN)).map((skill) => skill.replace(/\.$/, '').trim());
  return {
    line,
    group: heading ? null : (label?.[1]?.trim() ?? null),
    skills: [...new Set(skills.filter((skill) => skill !== ''))],
  };
}
