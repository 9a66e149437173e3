import { defineTemplate } from '../numberTemplate.ts';
import { grouped, type Quantity } from '../quantity.ts';

interface River extends Record<string, number> {
  boat: number;
  stream: number;
  downHours: number;
}

const kmh = (value: number): Quantity => ({ value, text: `${grouped(value)} km/h` });
const distance = ({ boat, stream, downHours }: River): number => (boat + stream) * downHours;
const upHours = (p: River): number => distance(p) / (p.boat - p.stream);

export const boatInStream = defineTemplate<River>({
  id: 'apt-boat-stream',
  topic: 'Boats and streams',
  source: 'NCERT Mathematics, class 10, Pair of Linear Equations in Two Variables',
  seconds: 90,
  step: 0.5,
  draw: (draw) => ({ boat: draw.whole(6, 30), stream: draw.whole(1, 10), downHours: draw.whole(2, 6) }),
  isPossible: (p) => p.boat - p.stream >= 3 && Number.isInteger(upHours(p)) && upHours(p) <= 12,
  difficulty: () => 0,
  prompt: (p) =>
    `A boat takes ${p.downHours} hours for ${distance(p)} km down the Ganga, and ${upHours(p)} hours for the way back against the stream. How fast does the river flow?`,
  answer: ({ stream }) => kmh(stream),
  traps: ({ boat, stream }) => [
    {
      result: kmh(2 * stream),
      mistake: 'this is the difference of the two speeds; the stream counts in both.',
    },
    { result: kmh(boat), mistake: 'this is the speed of the boat in still water.' },
    { result: kmh(boat - stream), mistake: 'this is the speed against the stream.' },
    { result: kmh((boat - stream) / 2), mistake: 'this is half of the speed against the stream.' },
    { result: kmh(boat + stream), mistake: 'this is the speed with the stream.' },
    { result: kmh(stream / 2), mistake: 'this halves the difference twice.' },
    { result: kmh(boat - 2 * stream), mistake: 'this takes the stream off twice.' },
    { result: kmh((boat + stream) / 2), mistake: 'this is half of the speed with the stream.' },
  ],
  solution: (p) => [
    `With the stream: ${distance(p)}/${p.downHours} = ${p.boat + p.stream} km/h; against it: ${distance(p)}/${upHours(p)} = ${p.boat - p.stream} km/h.`,
    `The river adds its speed once and takes it off once: (${p.boat + p.stream} − ${p.boat - p.stream})/2 = ${p.stream} km/h.`,
  ],
  shortWay: () => 'half of the difference is the stream, half of the sum is the boat.',
});
