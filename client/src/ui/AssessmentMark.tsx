import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import type { AssessmentId } from '../lib/texts/assessments.ts';

/** A line drawing for each assessment. Decorative: show the name beside it. */
export function AssessmentMark({ id, className }: { id: AssessmentId; className?: string }) {
  const { box, Drawing } = DRAWINGS[id];
  return (
    <svg
      aria-hidden="true"
      viewBox={box}
      className={cx('fill-none stroke-current', className)}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Drawing />
    </svg>
  );
}

/** View boxes without left padding, so that the drawing lines up with the text below it. */
const DRAWINGS: Record<AssessmentId, { box: string; Drawing: () => ReactNode }> = {
  resume: { box: '43 8 104 106', Drawing: Page },
  behaviour: { box: '27 8 110 118', Drawing: Practice },
  technical: { box: '21 8 120 108', Drawing: Quiz },
};

/** A page whose lines have been read, one with a tick and one with a question. */
function Page() {
  return (
    <>
      <path d="M44 10h52l20 20v80H44z" />
      <path d="M96 10v20h20" />
      <path d="M58 44h28" strokeWidth="4" />
      <path d="M58 60h44M58 72h36M58 88h40M58 100h24" opacity="0.45" />
      <path d="M52 56h56v10H52z" fill="currentColor" stroke="none" opacity="0.18" />
      <path d="M124 56l5 6 11-12" />
      <path d="M52 84h52v10H52z" fill="currentColor" stroke="none" opacity="0.1" />
      <path d="M128 84c0-8 12-8 12 0 0 5-6 5-6 10M134 101v.5" />
    </>
  );
}

/** One face, a question's time running, and a voice. */
function Practice() {
  return (
    <>
      <rect x="28" y="12" width="104" height="66" rx="10" />
      <circle cx="80" cy="38" r="13" />
      <path d="M56 78c1-14 11-21 24-21s23 7 24 21" />
      <path d="M118 22a6 6 0 1 1-6 6" />
      <path d="M28 100h6M42 96v8M50 90v20M58 94v12M66 98v4M74 88v24M82 92v16M90 97v6M98 86v28M106 93v14M114 98v4M122 95v10M130 100h4" />
    </>
  );
}

/** Four answers, one chosen. */
function Quiz() {
  return (
    <>
      <path d="M28 18h72" strokeWidth="4" />
      {[36, 58, 80, 102].map((y) => (
        <path key={y} d={`M52 ${y + 4}h${y === 58 ? 68 : y === 80 ? 44 : 56}`} opacity="0.45" />
      ))}
      {[36, 58, 80, 102].map((y) => (
        <circle key={y} cx="36" cy={y + 4} r="7" />
      ))}
      <circle cx="36" cy="62" r="3.5" fill="currentColor" />
      <rect x="22" y="50" width="116" height="24" rx="8" />
    </>
  );
}
