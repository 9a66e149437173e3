import { Trans } from '@lingui/react/macro';
import type { Line } from '../../../../resume/layout/line.ts';
import { ShowLine } from './ShowLine.tsx';
import type { SkillLine } from './skillsRead.ts';

interface SkillListProps {
  lines: readonly SkillLine[];
  /** Null if lines cannot be shown on a page. */
  onShow: ((line: Line) => void) | null;
}

/** The skills as they were read, line by line, and where to correct them. */
export function SkillList({ lines, onShow }: SkillListProps) {
  return (
    <>
      <p className="pt-3 text-14 text-muted">
        {lines.length === 0 ? (
          <Trans>If your resume lists skills, open “Sections” and choose “Skills” for their heading.</Trans>
        ) : (
          <Trans>If a line isn’t about skills, change it under “Sections”.</Trans>
        )}
      </p>
      <ul className="divide-y divide-line">
        {lines.map(({ line, group, skills }) => (
          <li key={`${line.page} ${line.x} ${line.y}`} className="flex flex-col gap-1 py-3">
            {group && (
              <h4 dir="auto" className="text-14 font-medium tracking-normal text-muted wrap-anywhere">
                {group}
              </h4>
            )}
            <ul className="flex flex-wrap gap-2 text-14">
              {skills.map((skill) => (
                <li
                  key={skill}
                  dir="auto"
                  className="min-w-0 rounded-control border border-line-strong px-2 py-0.5 wrap-anywhere"
                >
                  {skill}
                </li>
              ))}
            </ul>
            {onShow && (
              <div className="-ms-4">
                <ShowLine what={line.text} onShow={() => onShow(line)} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** All skills in one line. */
export function SkillsSummary({ lines }: Pick<SkillListProps, 'lines'>) {
  const skills = [...new Set(lines.flatMap((one) => one.skills))];
  if (skills.length === 0)
    return (
      <p className="text-amber">
        <Trans>We didn’t find a skills section.</Trans>
      </p>
    );
  return (
    <p dir="auto" className="line-clamp-2 wrap-anywhere">
      {skills.join(', ')}
    </p>
  );
}
