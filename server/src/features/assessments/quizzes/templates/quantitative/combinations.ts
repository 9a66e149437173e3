import { defineTemplate } from '../numberTemplate.ts';
import { grouped, plain } from '../quantity.ts';

interface Team extends Record<string, number> {
  men: number;
  women: number;
  size: number;
}

const choose = (n: number, k: number): number =>
  Array.from({ length: k }, (_, i) => i).reduce((ways, i) => (ways * (n - i)) / (i + 1), 1);
const ways = ({ men, women, size }: Team): number => choose(men + women, size) - choose(men, size);

export const atLeastOne = defineTemplate<Team>({
  id: 'apt-at-least-one',
  topic: 'Combinations',
  source: 'NCERT Mathematics, class 11, Permutations and Combinations',
  seconds: 105,
  step: 1,
  draw: (draw) => ({ men: draw.whole(4, 9), women: draw.whole(2, 6), size: draw.whole(3, 4) }),
  isPossible: ({ men, size }) => men >= size,
  difficulty: ({ size }) => (size === 3 ? 0.5 : 0.8),
  prompt: ({ men, women, size }) =>
    `A team of ${size} is chosen from ${men} men and ${women} women. In how many ways can this be done, if the team must have at least one woman?`,
  answer: (p) => plain(ways(p)),
  traps: (p) => {
    const { men, women, size } = p;
    return [
      { result: plain(choose(men + women, size)), mistake: 'this also counts teams of men only.' },
      {
        result: plain(women * choose(men + women - 1, size - 1)),
        mistake: 'this counts a team with two women twice, once for each woman chosen first.',
      },
      { result: plain(women * choose(men, size - 1)), mistake: 'this counts teams with exactly one woman.' },
      { result: plain(choose(men, size)), mistake: 'this is the number of teams without a woman.' },
      {
        result: plain(choose(men + women, size) - choose(women, size)),
        mistake: 'this makes sure of a man, not of a woman.',
      },
      { result: plain(choose(women, size)), mistake: 'this counts teams of women only.' },
      { result: plain(2 * ways(p)), mistake: 'this counts each team twice.' },
      { result: plain(ways(p) / 2), mistake: 'this divides by two, although no team is counted twice.' },
    ];
  },
  solution: (p) => [
    `All teams: C(${p.men + p.women}, ${p.size}) = ${grouped(choose(p.men + p.women, p.size))}. Teams of men only: C(${p.men}, ${p.size}) = ${grouped(choose(p.men, p.size))}.`,
    `With at least one woman: ${grouped(choose(p.men + p.women, p.size))} − ${grouped(choose(p.men, p.size))} = ${grouped(ways(p))}.`,
  ],
  shortWay: () => '"at least one" is everything less "none".',
});
