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
/** So many labels with their lists tell what a label is. */
const LABELS = 2;
const MARK = /^[\p{P}\p{S}\p{C}]+\s+/u;
/** Between two skills, outside brackets: "Python (pandas, NumPy)" is one. */
const BETWEEN = /(?:[,;|•·▪●]|(?<=\S)\s{2,}(?=\S))\s*(?![^(]*\))/u;

/** What stands in the skills sections, line by line. */
export function skillsRead(sections: readonly Section[]): SkillLine[] {
  return sections
    .filter(({ kind }) => kind === 'skills')
    .flatMap(({ heading, lines }) =>
      withLabels(lines).map((line) => skillLine(line, line.text === heading?.text ? heading.text : null)),
    )
    .filter(({ skills }) => skills.length > 0);
}

/** Labels on lines of their own, "Languages" above "Java, SQL" again and again, stand before their lists. */
function withLabels(lines: readonly Line[]): Line[] {
  const isLabel = ({ text, cells }: Line) =>
    cells.length === 1 && /^\p{Lu}[^,;|•·:]{2,39}:?$/u.test(text.trim());
  const isList = ({ text }: Line) => text.split(BETWEEN).length > 1;
  const pairs = Math.floor(lines.length / 2);
  const areAll =
    pairs >= LABELS &&
    lines.length % 2 === 0 &&
    lines.every((line, index) => (index % 2 === 0 ? isLabel(line) : isList(line)));
  if (!areAll) return [...lines];
  return Array.from({ length: pairs }, (_, at) => {
    const [label, list] = lines.slice(2 * at, 2 * at + 2) as [Line, Line];
    const text = `${label.text.trim().replace(/:$/, '')}: ${list.text}`;
    return { ...list, text, cells: [text] };
  });
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
