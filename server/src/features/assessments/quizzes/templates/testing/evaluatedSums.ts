import { isClose } from './readItem.ts';

/** Runs of numbers and signs to both sides of an equals sign, with the characters beside them. */
const EQUATION = /(^|[^\d.,₹%()+−×/ ]) ?([\d.,₹%()+−×/ ]*) = (?=([\d.,₹%()+−×/ ]*)(.?))/g;

/** The sums that a text writes out, and whether they are right. Lines with letters, powers or factorials are left out. */
export function evaluatedSums(text: string): { sum: string; isRight: boolean }[] {
  return [...text.matchAll(EQUATION)].flatMap(([, before = '', left = '', right = '', after = '']) => {
    const isPart = /[\w²³!^)]/.test(before) && !left.startsWith(' ') ;
    const [one, other] = [left, right].map((side) => side.replaceAll(/[₹,%\s]/g, '').replace(/\.$/, ''));
    const isSum = /^\(*\d.*[+−×/]/.test(one ?? '') && /^\(*\d/.test(other ?? '') && !/[\w²³!^]/.test(after);
    if (!isSum || isPart) return [];
    return { sum: `${left} = ${right}`, isRight: isClose(valueOfSum(one ?? ''), valueOfSum(other ?? '')) };
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
