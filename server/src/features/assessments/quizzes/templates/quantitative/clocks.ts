import { defineTemplate } from '../numberTemplate.ts';
import { grouped, type Quantity } from '../quantity.ts';

interface Time extends Record<string, number> {
  hour: number;
  minute: number;
}

const degrees = (value: number): Quantity => ({ value, text: `${grouped(value)}°` });
const smaller = (angle: number): number => Math.min(angle % 360, 360 - (angle % 360));
const between = ({ hour, minute }: Time): number => smaller(Math.abs(30 * (hour % 12) - 5.5 * minute));

export const clockAngle = defineTemplate<Time>({
  id: 'apt-clock-angle',
  topic: 'Clocks',
  source: 'R. S. Aggarwal, Quantitative Aptitude, Clocks',
  seconds: 90,
  step: 2.5,
  draw: (draw) => ({ hour: draw.whole(1, 12), minute: draw.whole(5, 55, 5) }),
  isPossible: (p) => between(p) >= 10 && between(p) <= 170,
  difficulty: ({ minute }) => (minute % 10 === 0 ? -0.1 : 0.3),
  prompt: ({ hour, minute }) =>
    `What is the smaller angle between the hour hand and the minute hand of a clock at ${hour}:${String(minute).padStart(2, '0')}?`,
  answer: (p) => degrees(between(p)),
  traps: (p) => {
    const still = smaller(Math.abs(30 * (p.hour % 12) - 6 * p.minute));
    return [
      { result: degrees(still), mistake: 'this leaves the hour hand at the full hour.' },
      {
        result: degrees(smaller(Math.abs(30 * (p.hour % 12) - p.minute / 2 - 6 * p.minute))),
        mistake: 'this moves the hour hand backwards.',
      },
      { result: degrees(360 - between(p)), mistake: 'this is the larger of the two angles.' },
      { result: degrees(180 - between(p)), mistake: 'this is what is missing to a straight line.' },
      { result: degrees(between(p) + 5), mistake: 'this moves the hour hand ten minutes too far.' },
      { result: degrees(between(p) - 5), mistake: 'this moves the hour hand ten minutes too little.' },
      { result: degrees(between(p) + 2.5), mistake: 'this moves the hour hand five minutes too far.' },
      { result: degrees(between(p) - 2.5), mistake: 'this moves the hour hand five minutes too little.' },
    ];
  },
  solution: (p) => [
    `The minute hand is at ${p.minute} × 6° = ${6 * p.minute}°, the hour hand at ${p.hour % 12} × 30° + ${p.minute} × 0.5° = ${30 * (p.hour % 12) + p.minute / 2}°.`,
    `The difference is ${Math.abs(30 * (p.hour % 12) - 5.5 * p.minute)}°, so the smaller angle is ${between(p)}°.`,
  ],
  shortWay: ({ hour, minute }) =>
    `|30 × ${hour % 12} − 5.5 × ${minute}|, or 360° less if that is above 180°.`,
});
