import { defineTemplate } from '../numberTemplate.ts';
import { measure } from '../quantity.ts';

interface Train extends Record<string, number> {
  lengthM: number;
  platformM: number;
  speedKmh: number;
}

const seconds = measure('second');
const metresPerSecond = ({ speedKmh }: Train): number => (speedKmh * 5) / 18;

export const trainAndPlatform = defineTemplate<Train>({
  id: 'apt-train-platform',
  topic: 'Speed and distance',
  source: 'R. S. Aggarwal, Quantitative Aptitude, Problems on Trains',
  seconds: 90,
  step: 1,
  draw: (draw) => ({
    lengthM: draw.whole(120, 450, 10),
    platformM: draw.whole(150, 600, 10),
    speedKmh: draw.of([36, 54, 72, 90, 108]),
  }),
  isPossible: ({ lengthM, platformM }) => lengthM !== platformM,
  difficulty: ({ speedKmh }) => (speedKmh === 36 || speedKmh === 72 ? -0.6 : -0.2),
  prompt: ({ lengthM, platformM, speedKmh }) =>
    `A train ${lengthM} m long passes a platform ${platformM} m long at ${speedKmh} km/h. How long does it take to pass the platform completely?`,
  answer: (p) => seconds((p.lengthM + p.platformM) / metresPerSecond(p)),
  traps: (p) => {
    const time = (metres: number) => seconds(metres / metresPerSecond(p));
    return [
      { result: time(p.platformM), mistake: 'this is the time until the front leaves the platform.' },
      { result: time(p.lengthM), mistake: 'this is the time for passing a pole.' },
      { result: time(2 * p.lengthM + p.platformM), mistake: 'this counts the length of the train twice.' },
      {
        result: time(p.lengthM + 2 * p.platformM),
        mistake: 'this counts the length of the platform twice.',
      },
      {
        result: time(Math.abs(p.platformM - p.lengthM)),
        mistake:
          'this is how long the train is wholly beside the platform, or the platform wholly beside the train.',
      },
      {
        result: seconds((p.lengthM + p.platformM) / p.speedKmh),
        mistake: 'this divides metres by kilometres per hour.',
      },
      { result: time(2 * (p.lengthM + p.platformM)), mistake: 'this counts both lengths twice.' },
    ];
  },
  solution: (p) => [
    `${p.speedKmh} km/h = ${p.speedKmh} × 5/18 = ${metresPerSecond(p)} m/s.`,
    `The front has to go ${p.platformM} + ${p.lengthM} = ${p.lengthM + p.platformM} m until the end has left the platform: ${(p.lengthM + p.platformM) / metresPerSecond(p)} s.`,
  ],
  shortWay: () => 'the distance is always the sum of both lengths, and 18 km/h are 5 m/s.',
});
