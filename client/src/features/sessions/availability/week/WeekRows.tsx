import { useClockTexts } from '../clockTexts.ts';
import { CopyDay } from './CopyDay.tsx';
import { DayRows } from './DayRows.tsx';
import { WEEK_DAYS, type Week } from './weekModel.ts';

export interface WeekRowsProps {
  week: Week;
  onChange: (week: Week) => void;
}

/** The week as rows, for phones, the keyboard and those who prefer typing. */
export function WeekRows({ week, onChange }: WeekRowsProps) {
  const { dayText } = useClockTexts();
  return (
    <ul className="divide-y divide-line">
      {WEEK_DAYS.map((day) => (
        <li key={day} className="py-3 first:pt-0 last:pb-0">
          <DayRows
            week={week}
            day={day}
            name={dayText(day)}
            heading={<h3 className="font-sans text-16 tracking-normal">{dayText(day)}</h3>}
            onChange={onChange}
          >
            <CopyDay week={week} day={day} onChange={onChange} />
          </DayRows>
        </li>
      ))}
    </ul>
  );
}
