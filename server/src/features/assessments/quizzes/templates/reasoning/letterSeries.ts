import { both, neutral } from '../bilingual.ts';
import { defineChoice } from '../itemTemplate.ts';
import { letterAt, moved, placeOf, signed } from './alphabet.ts';

const topic = 'Letter series';

/** Letter groups in which each place moves by its own step. */
export const letterGroups = defineChoice({
  id: 'apt-letter-groups',
  topic,
  source: 'R. S. Aggarwal, A Modern Approach to Verbal and Non-Verbal Reasoning, Series Completion',
  seconds: 55,
  draw: (draw) => {
    const start = [draw.whole(1, 26), draw.whole(1, 26), draw.whole(1, 26)];
    const steps = [1, 2, 3].map(() => draw.of([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]));
    const group = (n: number, offsets = [0, 0, 0]): string =>
      start.map((place, i) => letterAt(place + n * (steps[i] ?? 0) + (offsets[i] ?? 0))).join('');
    return new Set(steps).size > 1
      ? { steps, group, shown: [0, 1, 2, 3].map((n) => group(n)), next: group(4) }
      : undefined;
  },
  difficulty: ({ steps }) => (steps.some((step) => step < 0) ? -0.2 : -1),
  prompt: ({ shown }) =>
    both(
      `Which group comes next? ${shown.join(', ')}, …`,
      `अगला अक्षर समूह कौन-सा होगा? ${shown.join(', ')}, …`,
    ),
  answer: ({ next }) => neutral(next),
  traps: ({ steps, group }) => [
    [
      neutral(group(4, [1, 0, 0])),
      'this moves the first letter one too far.',
      'यह पहले अक्षर को एक ज़्यादा आगे ले जाता है।',
    ],
    [
      neutral(group(4, [0, -1, 0])),
      'this moves the second letter one too little.',
      'यह दूसरे अक्षर को एक कम आगे ले जाता है।',
    ],
    [
      neutral(group(4, [0, 0, 1])),
      'this moves the third letter one too far.',
      'यह तीसरे अक्षर को एक ज़्यादा आगे ले जाता है।',
    ],
    [
      neutral(group(4, [0, 0, -(steps[2] ?? 0)])),
      'this leaves the third letter where it was.',
      'यह तीसरे अक्षर को वहीं छोड़ देता है।',
    ],
    [
      neutral(group(4, [0, -2 * (steps[1] ?? 0), 0])),
      'this moves the second letter the wrong way.',
      'यह दूसरे अक्षर को उलटी दिशा में ले जाता है।',
    ],
    [neutral(group(5)), 'this goes one group too far.', 'यह एक समूह आगे चला जाता है।'],
  ],
  solution: ({ steps, next }) =>
    both(
      `Look at each place by itself. First letters move ${signed(steps[0] ?? 0)}, second ${signed(steps[1] ?? 0)}, third ${signed(steps[2] ?? 0)} (A follows Z). This gives ${next}.`,
      `हर स्थान को अलग देखें। पहला अक्षर ${signed(steps[0] ?? 0)}, दूसरा ${signed(steps[1] ?? 0)}, तीसरा ${signed(steps[2] ?? 0)} चलता है (Z के बाद A)। इससे ${next} मिलता है।`,
    ),
  shortWay: () =>
    both(
      'work out one place and rule out options; often that is enough.',
      'एक स्थान निकालकर विकल्प हटाएँ; अक्सर इतना काफ़ी है।',
    ),
  hints: () => [
    both('Each of the three places has a rule of its own.', 'तीनों स्थानों का अपना-अपना नियम है।'),
    both(
      'Number the letters from A = 1 and take the differences place by place.',
      'A = 1 मानकर अक्षरों के अंक लिखें और हर स्थान का अंतर निकालें।',
    ),
  ],
});

/** Single letters whose jumps grow. */
export const growingJumps = defineChoice({
  id: 'apt-growing-jumps',
  topic,
  source: 'R. S. Aggarwal, A Modern Approach to Verbal and Non-Verbal Reasoning, Series Completion',
  seconds: 45,
  draw: (draw) => {
    const [start, first, more, sign] = [
      draw.whole(1, 26),
      draw.whole(1, 5),
      draw.whole(1, 2),
      draw.of([1, -1]),
    ];
    const at = (n: number): string => letterAt(start + sign * (n * first + (more * n * (n - 1)) / 2));
    return { shown: [0, 1, 2, 3, 4].map(at), next: at(5), jump: first + 4 * more, more, sign };
  },
  difficulty: ({ more, sign }) => (more === 1 ? -0.7 : 0) + (sign < 0 ? 0.5 : 0),
  prompt: ({ shown }) =>
    both(`Which letter comes next? ${shown.join(', ')}, …`, `अगला अक्षर कौन-सा होगा? ${shown.join(', ')}, …`),
  answer: ({ next }) => neutral(next),
  traps: ({ next, sign, more }) => [
    [neutral(moved(next, -sign * more)), 'this repeats the last jump.', 'यह आख़िरी अंतर दोहराता है।'],
    [neutral(moved(next, sign)), 'this jumps one letter too far.', 'यह एक अक्षर ज़्यादा आगे जाता है।'],
    [
      neutral(moved(next, sign * (more + 1))),
      'this lets the jump grow too much.',
      'यह अंतर को ज़रूरत से ज़्यादा बढ़ाता है।',
    ],
    [neutral(moved(next, -sign * (more + 1))), 'this lets the jump shrink.', 'यह अंतर को घटा देता है।'],
  ],
  solution: ({ next, jump, more, sign, shown }) =>
    both(
      `The jumps ${sign > 0 ? 'forwards' : 'backwards'} grow by ${more} each time; the next is ${jump}. From ${shown.at(-1)} (place ${placeOf(shown.at(-1) ?? 'A')}) this leads to ${next}.`,
      `${sign > 0 ? 'आगे' : 'पीछे'} की छलाँग हर बार ${more} बढ़ती है; अगली ${jump} की है। ${shown.at(-1)} (स्थान ${placeOf(shown.at(-1) ?? 'A')}) से ${next} मिलता है।`,
    ),
  shortWay: () =>
    both('remember E = 5, J = 10, O = 15, T = 20, Y = 25.', 'E = 5, J = 10, O = 15, T = 20, Y = 25 याद रखें।'),
  hints: () => [
    both('Count the steps from letter to letter.', 'अक्षर से अक्षर तक के कदम गिनें।'),
    both(
      'The number of steps grows each time. After Z comes A.',
      'कदमों की संख्या हर बार बढ़ती है। Z के बाद A आता है।',
    ),
  ],
});

/** Three groups have the same steps from letter to letter, one has not. */
export const oddGroup = defineChoice({
  id: 'apt-odd-group',
  topic,
  source: 'R. S. Aggarwal, A Modern Approach to Verbal and Non-Verbal Reasoning, Classification',
  seconds: 50,
  draw: (draw) => {
    const steps = [1, 2, 3].map(() => draw.whole(1, 5));
    const [at, by] = [draw.whole(0, 2), draw.of([-1, 1, 2])];
    const wrong = steps.map((step, i) => (i === at ? step + by : step));
    const groupFrom = (first: string, moves: readonly number[]): string =>
      moves.reduce((group, move) => group + moved(group.at(-1) ?? first, move), first);
    const firsts = draw.shuffled([...'ABCDEFGHJKLMNPQRST']).slice(0, 4);
    const groups = firsts.map((first, i) => groupFrom(first, i === 0 ? wrong : steps));
    // Nor may a vowel set another group apart.
    const vowels = groups.filter((group) => /[AEIOU]/.test(group)).length;
    if (vowels === 1 || vowels === groups.length - 1) return undefined;
    return Math.min(...wrong) > 0 ? { steps, wrong, groups, odd: groups[0] ?? '' } : undefined;
  },
  difficulty: ({ steps }) => (new Set(steps).size === 1 ? -1.9 : -1.2),
  prompt: () =>
    both(
      'Three of these groups follow the same rule. Which one does not?',
      'इनमें से तीन समूह एक ही नियम पर हैं। कौन-सा नहीं है?',
    ),
  answer: ({ odd }) => neutral(odd),
  traps: ({ groups }) =>
    groups
      .slice(1)
      .map(
        (group) =>
          [neutral(group), 'this one follows the rule of two others.', 'यह बाकी दो के नियम पर है।'] as const,
      ),
  solution: ({ steps, wrong, odd }) =>
    both(
      `From letter to letter, three groups go ${steps.map(signed).join(', ')}. Only one goes ${wrong.map(signed).join(', ')}: ${odd}.`,
      `अक्षर से अक्षर तीन समूह ${steps.map(signed).join(', ')} चलते हैं। केवल एक ${wrong.map(signed).join(', ')} चलता है: ${odd}।`,
    ),
  shortWay: () =>
    both(
      'compare the first steps, then the second ones; stop at the first that differs.',
      'पहले कदमों की, फिर दूसरे कदमों की तुलना करें; जो अलग हो वहीं रुकें।',
    ),
  hints: () => [
    both('Count the steps from letter to letter in each group.', 'हर समूह में अक्षर से अक्षर तक के कदम गिनें।'),
    both('Three groups have the same three steps.', 'तीन समूहों के तीनों कदम समान हैं।'),
  ],
});
