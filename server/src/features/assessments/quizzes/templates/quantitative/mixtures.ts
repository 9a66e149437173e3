import { defineTemplate } from '../numberTemplate.ts';
import { greatestCommonDivisor, measure } from '../quantity.ts';

interface Mixture extends Record<string, number> {
  total: number;
  milk: number;
  water: number;
  newMilk: number;
  newWater: number;
}

const litres = measure('litre');
const milkLitres = ({ total, milk, water }: Mixture): number => (total * milk) / (milk + water);
const waterLitres = (p: Mixture): number => p.total - milkLitres(p);
const waterThen = (p: Mixture): number => (milkLitres(p) * p.newWater) / p.newMilk;

export const addWater = defineTemplate<Mixture>({
  id: 'apt-add-water',
  topic: 'Mixtures',
  source: 'R. S. Aggarwal, Quantitative Aptitude, Alligation or Mixture',
  seconds: 90,
  step: 1,
  draw: (draw) => {
    const [milk, water] = [draw.whole(2, 9), draw.whole(1, 5)];
    const [newMilk, newWater] = [draw.whole(1, 7), draw.whole(1, 6)];
    return { total: (milk + water) * draw.whole(2, 16), milk, water, newMilk, newWater };
  },
  isPossible: (p) =>
    greatestCommonDivisor(p.milk, p.water) === 1 &&
    greatestCommonDivisor(p.newMilk, p.newWater) === 1 &&
    waterThen(p) - waterLitres(p) >= 2 &&
    waterThen(p) - waterLitres(p) <= p.total,
  difficulty: ({ newMilk }) => (newMilk === 1 ? -0.3 : 0.2),
  prompt: ({ total, milk, water, newMilk, newWater }) =>
    `A can holds ${total} litres of milk and water in the ratio ${milk} : ${water}. How much water must be added, so that the ratio becomes ${newMilk} : ${newWater}?`,
  answer: (p) => litres(waterThen(p) - waterLitres(p)),
  traps: (p) => {
    const added = waterThen(p) - waterLitres(p);
    const kept = (p.total * p.newWater) / (p.newMilk + p.newWater);
    return [
      { result: litres(waterThen(p)), mistake: 'this is all the water there is at the end.' },
      {
        result: litres(kept - waterLitres(p)),
        mistake: 'this keeps the total as it was, although water is added.',
      },
      { result: litres(kept), mistake: 'this is the water in the same total at the new ratio.' },
      { result: litres(waterLitres(p)), mistake: 'this is the water that is in the can already.' },
      { result: litres(p.total + added), mistake: 'this is how much the can holds afterwards.' },
      { result: litres(milkLitres(p) - waterLitres(p)), mistake: 'this makes milk and water equal.' },
      {
        result: litres(added + waterLitres(p) * 2),
        mistake: 'this adds the water that is there in place of subtracting it.',
      },
      { result: litres(milkLitres(p)), mistake: 'this is the milk.' },
      {
        result: litres((milkLitres(p) * p.newMilk) / p.newWater),
        mistake: 'this exchanges the two numbers of the new ratio.',
      },
    ];
  },
  solution: (p) => [
    `The milk stays: ${milkLitres(p)} litres, with ${waterLitres(p)} of water.`,
    `At ${p.newMilk} : ${p.newWater} it needs ${milkLitres(p)} × ${p.newWater}/${p.newMilk} = ${waterThen(p)} litres of water, so ${waterThen(p) - waterLitres(p)} are added.`,
  ],
  shortWay: () =>
    'write both ratios with the same number for the milk; the difference of the water is what is added.',
});
