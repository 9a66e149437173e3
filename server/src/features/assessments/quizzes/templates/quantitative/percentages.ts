import { defineTemplate } from '../numberTemplate.ts';
import { grouped, plain } from '../quantity.ts';

interface Election extends Record<string, number> {
  votes: number;
  invalid: number;
  winner: number;
}

const lead = ({ votes, invalid, winner }: Election): number =>
  (votes * (100 - invalid) * (2 * winner - 100)) / 10_000;

export const electionVotes = defineTemplate<Election>({
  id: 'apt-election-votes',
  topic: 'Percentages',
  source: 'NCERT Mathematics, class 8, Comparing Quantities',
  seconds: 120,
  step: 10,
  draw: (draw) => ({
    votes: draw.whole(2_000, 24_000, 400),
    invalid: draw.of([4, 5, 10, 15, 20, 25]),
    winner: draw.of([52, 55, 60, 62, 65, 70]),
  }),
  isPossible: (p) => Number.isInteger(lead(p)) && p.winner * 2 - 100 > p.invalid,
  difficulty: ({ invalid }) => (invalid % 10 === 0 ? 0.4 : 0.9),
  prompt: (p) =>
    `Two students stand for president of a college union. ${p.invalid}% of the votes cast are invalid. The winner gets ${p.winner}% of the valid votes and wins by ${grouped(lead(p))} votes. How many votes were cast?`,
  answer: ({ votes }) => plain(votes),
  traps: (p) => {
    const share = (2 * p.winner - 100) / 100;
    const valid = lead(p) / share;
    return [
      { result: plain(valid), mistake: 'this is the number of valid votes.' },
      {
        result: plain(valid * (1 + p.invalid / 100)),
        mistake: 'this adds the invalid votes as a percentage of the valid ones.',
      },
      {
        result: plain(p.votes * 2),
        mistake: 'this takes the lead as what the winner has above half of the votes.',
      },
      {
        result: plain(p.votes / (1 - p.invalid / 100)),
        mistake: 'this takes the invalid votes off twice.',
      },
      {
        result: plain(lead(p) / (share - p.invalid / 100)),
        mistake: 'this subtracts the invalid votes from the lead, in percentage points.',
      },
      {
        result: plain(lead(p) / ((p.winner / 100) * (1 - p.invalid / 100))),
        mistake: "this divides the lead by the winner's share.",
      },
      {
        result: plain(lead(p) / ((1 - p.winner / 100) * (1 - p.invalid / 100))),
        mistake: "this divides the lead by the loser's share.",
      },
    ];
  },
  solution: (p) => {
    const share = 2 * p.winner - 100;
    return [
      `The loser gets ${100 - p.winner}% of the valid votes, so the lead is ${share}% of them: valid votes = ${grouped(lead(p))} / ${share}% = ${grouped((lead(p) * 100) / share)}.`,
      `These are ${100 - p.invalid}% of all: ${grouped(p.votes)}.`,
    ];
  },
  shortWay: (p) =>
    `${grouped(lead(p))} / (${(2 * p.winner - 100) / 100} × ${(100 - p.invalid) / 100}) = ${grouped(p.votes)}.`,
});
