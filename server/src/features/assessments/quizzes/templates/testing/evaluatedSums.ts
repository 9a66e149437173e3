import { isClose } from './readItem.ts';

/** Runs of numbers and signs to both sides of an equals sign, with the characters beside them. */
const EQUATION = /(^|[^\d.,₹%()+−×/ ])([\d.,₹%()+−×/ ]*) = (?=([\d.,₹%()+−×/ ]*)(.?))/g;

/** The sums that a text writes out, and whether they are right. Lines with letters, powers or factorials are left out. */
export function evaluatedSums(text: string): { sum: string; isRight: boolean }[] {
  return [...text.matchAll(EQUATION)].flatMap(([, before = '', run = '', rest = '', after = '']) => {
    // The runs also hold the end of the sentence before, and the beginning of the next.
    const left = run.split(/[.,] /).at(-1) ?? '';
    const [right = ''] = rest.split(/[.,](?: |$)/);
    const isPart = left === run && /[\w²³!^)]/.test(before) && !run.startsWith(' ');
    const goesOn = right === rest && /[\w²³!^(]/.test(after) && !rest.endsWith(' ');
    const [one = '', other = ''] = [left, right].map((side) => side.replaceAll(/[₹,%\s]/g, ''));
    const isSum = /^\(*\d.*[+−×/]/.test(one) && /^\(*\d.*\d\)*$/.test(`${other}${other}`);
    if (!isSum || isPart || goesOn) return [];
    return { sum: `${left} = ${right}`, isRight: isClose(valueOfSum(one), valueOfSum(other)) };
  });
}

const valueOfSum = (text: string): number => sumOf(text.match(/[\d.]+|[+−×/()]/g) ?? []);

/** Recursive descent: a sum of products of numbers and brackets. Takes what it reads from the list. */
function sumOf(tokens: string[]): number {
  let sum = productOf(tokens);
  while (tokens[0] === '+' || tokens[0] === '−') sum += (tokens.shift() === '+' ? 1 : -1) * productOf(tokens);
  return sum;
}
function productOf(tokens: string[]): number {
  let product = factorOf(tokens);
  while (tokens[0] === '×' || tokens[0] === '/') {
    const isTimes = tokens.shift() === '×';
    product = isTimes ? product * factorOf(tokens) : product / factorOf(tokens);
  }
  return product;
}
function factorOf(tokens: string[]): number {
  const token = tokens.shift() ?? '';
  if (token !== '(') return Number(token);
  const value = sumOf(tokens);
  tokens.shift();
  return value;
}
