import { describe, expect, test } from 'vitest';
import { CODE_LANGUAGES, type Signature, snakeCase, VALUE_TYPES } from './signature.ts';
import { starterCode } from './starterCode.ts';

const bestRoute: Signature = {
  kind: 'function',
  name: 'bestRoute',
  params: [
    { name: 'busStops', type: 'string[][]' },
    { name: 'maxFare', type: 'float' },
  ],
  returns: 'int[]',
};
const fareCard: Signature = {
  kind: 'class',
  name: 'FareCard',
  params: [{ name: 'balance', type: 'long' }],
  methods: [
    { name: 'topUp', params: [{ name: 'amount', type: 'int' }], returns: 'void' },
    { name: 'isLow', params: [], returns: 'boolean' },
  ],
};

describe('starter code of a function', () => {
  test.each([
    [
      'javascript',
      [
        '/**',
        ' * @param {string[][]} busStops',
        ' * @param {number} maxFare',
        ' * @returns {number[]}',
        ' */',
        'function bestRoute(busStops, maxFare) {',
        '  ',
        '}',
      ],
    ],
    ['typescript', ['function bestRoute(busStops: string[][], maxFare: number): number[] {', '  ', '}']],
    ['python', ['def best_route(bus_stops: list[list[str]], max_fare: float) -> list[int]:', '    pass']],
    [
      'java',
      [
        'class Solution {',
        '    public int[] bestRoute(String[][] busStops, double maxFare) {',
        '        ',
        '    }',
        '}',
      ],
    ],
    ['cpp', ['vector<int> bestRoute(vector<vector<string>>& busStops, double maxFare) {', '    ', '}']],
  ] as const)('in %s', (language, lines) => {
    expect(starterCode(bestRoute, language)).toBe(`${lines.join('\n')}\n`);
  });
});

test.each([
  ['typescript', ['class FareCard {', '  constructor(balance: number) {', '  topUp(amount: number): void {']],
  ['python', ['class FareCard:', '    def __init__(self, balance: int):', '    def is_low(self) -> bool:']],
  ['java', ['    public FareCard(long balance) {', '    public void topUp(int amount) {']],
  ['cpp', ['public:', '    FareCard(long long balance) {', '    bool isLow() {', '};']],
] as const)('starter code of a class, in %s', (language, lines) => {
  expect(starterCode(fareCard, language).split('\n')).toEqual(expect.arrayContaining([...lines]));
});

test.each(CODE_LANGUAGES)('says how nodes are made where they occur, in %s', (language) => {
  const merge: Signature = {
    kind: 'function',
    name: 'merge',
    params: [{ name: 'lines', type: 'ListNode[]' }],
    returns: 'ListNode',
  };
  expect(starterCode(merge, language)).toMatch(/^(\/\/|#) .*ListNode/);
  expect(starterCode(merge, language)).not.toContain('TreeNode');
  expect(starterCode(bestRoute, language)).not.toContain('Node');
});

test.each(VALUE_TYPES.flatMap((type) => CODE_LANGUAGES.map((language) => [type, language] as const)))(
  '%s has a name in %s',
  (type, language) => {
    const one: Signature = { kind: 'function', name: 'f', params: [{ name: 'x', type }], returns: type };
    expect(starterCode(one, language)).not.toContain('undefined');
  },
);

test.each([
  ['pairOfParcels', 'pair_of_parcels'],
  ['x', 'x'],
  ['topK', 'top_k'],
  ['readHTMLPage', 'read_html_page'],
  ['sum2Rows', 'sum2_rows'],
])('%s is %s in Python', (camel, snake) => {
  expect(snakeCase(camel)).toBe(snake);
});
