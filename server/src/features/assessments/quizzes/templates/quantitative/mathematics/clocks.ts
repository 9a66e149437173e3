import { both } from '../../bilingual.ts';
import { defineNumbers } from '../../itemTemplate.ts';
import { degrees, grouped, minutes, twoDigits } from '../../quantity.ts';

const topic = 'Clocks and calendars';

const smaller = (angle: number): number => Math.min(angle % 360, 360 - (angle % 360));

export const clockAngle = defineNumbers({
  id: 'apt-clock-angle',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Clocks',
  seconds: 65,
  unit: degrees,
  step: 0.5,
  draw: (draw) => {
    const [hour, minute] = [draw.whole(1, 12), draw.whole(5, 58)];
    const [hourHand, minuteHand] = [30 * (hour % 12) + minute / 2, 6 * minute];
    const apart = Math.abs(hourHand - minuteHand);
    const angle = smaller(apart);
    return angle >= 10 && angle <= 170 ? { hour, minute, hourHand, minuteHand, apart, angle } : undefined;
  },
  difficulty: ({ minute }) => (minute % 5 === 0 ? -0.2 : 0.8),
  prompt: ({ hour, minute }) =>
    both(
      `What is the smaller angle between the hour hand and the minute hand of a clock at ${hour}:${twoDigits(minute)}?`,
      `${hour}:${twoDigits(minute)} बजे घड़ी की घंटे और मिनट की सुइयों के बीच का छोटा कोण कितना होता है?`,
    ),
  answer: ({ angle }) => angle,
  isPlausible: (result) => result <= 360,
  traps: ({ hour, minute, angle }) => [
    [
      smaller(Math.abs(30 * (hour % 12) - 6 * minute)),
      'this leaves the hour hand at the full hour.',
      'यह घंटे की सुई को पूरे घंटे पर ही रखता है।',
    ],
    [
      smaller(Math.abs(30 * (hour % 12) - minute / 2 - 6 * minute)),
      'this moves the hour hand backwards.',
      'यह घंटे की सुई को पीछे ले जाता है।',
    ],
    [360 - angle, 'this is the larger of the two angles.', 'यह दोनों में बड़ा कोण है।'],
    [180 - angle, 'this is what is missing to a straight line.', 'यह सरल रेखा तक की कमी है।'],
    [
      smaller(Math.abs(30 * (hour % 12) + minute - 6 * minute)),
      'this moves the hour hand 1° a minute in place of half a degree.',
      'यह घंटे की सुई को आधे की जगह 1° प्रति मिनट चलाता है।',
    ],
    [angle + 30, 'this takes the next hour.', 'यह अगला घंटा लेता है।'],
    [angle - 30, 'this takes the hour before.', 'यह पिछला घंटा लेता है।'],
  ],
  solution: ({ hour, minute, hourHand, minuteHand, apart, angle }) =>
    both(
      `The minute hand is at ${minute} × 6 = ${minuteHand}°, the hour hand at ${hour % 12} × 30 + ${minute} / 2 = ${hourHand}°. The difference is ${grouped(apart)}°, so the smaller angle is ${grouped(angle)}°.`,
      `मिनट की सुई ${minute} × 6 = ${minuteHand}° पर, घंटे की ${hour % 12} × 30 + ${minute} / 2 = ${hourHand}° पर है। अंतर ${grouped(apart)}° है, इसलिए छोटा कोण ${grouped(angle)}°।`,
    ),
  shortWay: ({ hour, minute }) =>
    both(
      `|30 × ${hour % 12} − 5.5 × ${minute}|, or 360 less that if it is above 180.`,
      `|30 × ${hour % 12} − 5.5 × ${minute}|, और 180 से ज़्यादा हो तो उसे 360 में से घटाएँ।`,
    ),
  hints: () => [
    both('The hour hand moves as well: half a degree a minute.', 'घंटे की सुई भी चलती है: आधा डिग्री प्रति मिनट।'),
    both(
      'Find the position of both hands in degrees from 12, then the difference.',
      '12 से दोनों सुइयों की स्थिति डिग्री में निकालें, फिर अंतर।',
    ),
  ],
});

export const fastClock = defineNumbers({
  id: 'apt-fast-clock',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Clocks',
  seconds: 75,
  unit: minutes,
  step: 0.5,
  draw: (draw) => {
    const [gain, per, start, hours] = [
      draw.whole(2, 15),
      draw.of([1, 2, 3, 4, 6, 8]),
      draw.whole(6, 11),
      draw.whole(5, 30),
    ];
    const isFast = draw.of([true, false]);
    const error = (gain * hours) / per;
    const isUsable = hours % per !== 0 ? Number.isInteger(error * 2) : true;
    return isUsable && error >= 6 && error < 60 ? { gain, per, start, hours, isFast, error } : undefined;
  },
  difficulty: ({ per }) => (per === 1 ? -1.8 : -1),
  prompt: ({ gain, per, start, hours, isFast }) =>
    both(
      `A clock that ${isFast ? 'gains' : 'loses'} ${gain} minutes every ${per} hour${per === 1 ? '' : 's'} is set right at ${start} a.m. How many minutes is it ${isFast ? 'fast' : 'slow'} when ${hours} hours have passed in truth?`,
      `हर ${per} घंटे में ${gain} मिनट ${isFast ? 'आगे' : 'पीछे'} होने वाली घड़ी सुबह ${start} बजे सही की जाती है। वास्तव में ${hours} घंटे बीतने पर वह कितने मिनट ${isFast ? 'आगे' : 'पीछे'} होगी?`,
    ),
  answer: ({ error }) => error,
  traps: ({ gain, per, start, hours, error }) => [
    [gain * hours, 'this takes the error as that of one hour.', 'यह त्रुटि को एक घंटे की मान लेता है।'],
    [(gain * (hours - 1)) / per, 'this counts one hour too few.', 'यह एक घंटा कम गिनता है।'],
    [(gain * (hours + 1)) / per, 'this counts one hour too many.', 'यह एक घंटा ज़्यादा गिनता है।'],
    [(gain * (hours + start)) / per, 'this counts from midnight.', 'यह आधी रात से गिनता है।'],
    [
      (gain * Math.abs(hours - start)) / per,
      'this takes the hours passed as the time of day.',
      'यह बीते घंटों को समय (बजे) मान लेता है।',
    ],
    [error + gain, 'this counts one period too many.', 'यह एक अवधि ज़्यादा गिनता है।'],
    [error - gain, 'this counts one period too few.', 'यह एक अवधि कम गिनता है।'],
    [hours / per, 'this is the number of periods.', 'यह अवधियों की संख्या है।'],
  ],
  solution: ({ gain, per, hours, error }) =>
    both(
      `${hours} hours hold ${hours}/${per} periods of ${per} h. Each makes ${gain} minutes: ${gain} × ${hours} / ${per} = ${error}.`,
      `${hours} घंटों में ${per} घंटे की ${hours}/${per} अवधियाँ हैं। हर एक में ${gain} मिनट: ${gain} × ${hours} / ${per} = ${error}।`,
    ),
  shortWay: () =>
    both('the time at which it was set does not matter.', 'घड़ी कितने बजे सही की गई, इससे फ़र्क़ नहीं पड़ता।'),
  hints: () => [
    both('Only the time that has passed counts.', 'केवल बीता हुआ समय मायने रखता है।'),
    both(
      'How many of the given periods have passed? Multiply by the error of one.',
      'दी गई कितनी अवधियाँ बीतीं? एक की त्रुटि से गुणा करें।',
    ),
  ],
});
