import { both, neutral } from '../bilingual.ts';
import { defineChoice, defineNumbers } from '../itemTemplate.ts';
import { grouped, plain } from '../quantity.ts';

const topic = 'Cubes and dice';
const source = 'R. S. Aggarwal, A Modern Approach to Verbal and Non-Verbal Reasoning, Cubes and Dice';

export const paintedCube = defineNumbers({
  id: 'apt-painted-cube',
  topic,
  source,
  seconds: 55,
  unit: plain,
  step: 1,
  draw: (draw) => {
    const [n, faces, small] = [draw.whole(3, 12), draw.whole(0, 3), draw.of([1, 2, 3])];
    const counts = [(n - 2) ** 3, 6 * (n - 2) ** 2, 12 * (n - 2), 8] as const;
    return faces < 3 ? { n, faces, small, counts, count: counts[faces] ?? 0 } : undefined;
  },
  difficulty: ({ faces }) => [-0.7, -1, -1.1][faces] ?? 0,
  prompt: ({ n, faces, small }) => {
    const english = ['no face', 'exactly one face', 'exactly two faces'][faces];
    const hindi = ['जिनका कोई भी फलक रंगा नहीं है', 'जिनका ठीक एक फलक रंगा है', 'जिनके ठीक दो फलक रंगे हैं'][faces];
    return both(
      `A wooden cube with sides of ${n * small} cm is painted on all faces and then cut into cubes with sides of ${small} cm. How many of these have ${english} painted?`,
      `${n * small} सेमी भुजा वाले लकड़ी के घन के सब फलक रंगकर उसे ${small} सेमी भुजा वाले घनों में काटा जाता है। ऐसे कितने छोटे घन हैं ${hindi}?`,
    );
  },
  answer: ({ count }) => count,
  traps: ({ n, faces, counts, count }) => [
    [
      [n ** 3 - counts[1], 6 * n ** 2, 12 * n][faces] ?? 0,
      'this counts along whole edges and faces, with the corners.',
      'यह पूरे किनारे और फलक गिनता है, कोनों सहित।',
    ],
    [
      [(n - 1) ** 3, 6 * (n - 1) ** 2, 12 * (n - 1)][faces] ?? 0,
      'this takes off one layer, but there are two: one on each side.',
      'यह एक परत घटाता है, जबकि दोनों ओर एक-एक परत है।',
    ],
    [counts[2], 'this is the number with exactly two painted faces.', 'यह ठीक दो रंगे फलक वालों की संख्या है।'],
    [counts[1], 'this is the number with exactly one painted face.', 'यह ठीक एक रंगे फलक वालों की संख्या है।'],
    [counts[0], 'this is the number without paint.', 'यह बिना रंग वालों की संख्या है।'],
    [count + 8, 'this adds the eight corners.', 'यह आठ कोने भी जोड़ देता है।'],
    [
      counts[3],
      'this is the number of corners, with three painted faces.',
      'यह कोनों की संख्या है, जिनके तीन फलक रंगे हैं।',
    ],
    [n ** 3, 'this is the number of all small cubes.', 'यह सब छोटे घनों की संख्या है।'],
  ],
  solution: ({ n, faces, count }) => {
    const inner = `${n} − 2 = ${n - 2}`;
    const texts = [
      both(
        `They form the inner cube with ${inner} on each side: ${n - 2} × ${n - 2} × ${n - 2} = ${grouped(count)}.`,
        `ये भीतर का घन बनाते हैं, हर ओर ${inner}: ${n - 2} × ${n - 2} × ${n - 2} = ${grouped(count)}।`,
      ),
      both(
        `They lie inside the faces, ${inner} on each side. Each of the 6 faces has ${n - 2} × ${n - 2}: 6 × ${n - 2} × ${n - 2} = ${grouped(count)}.`,
        `ये फलकों के भीतर हैं, हर ओर ${inner}। 6 फलकों में हर एक पर ${n - 2} × ${n - 2}: 6 × ${n - 2} × ${n - 2} = ${grouped(count)}।`,
      ),
      both(
        `They lie on the edges without the corners, ${inner} on each. There are 12 edges: 12 × ${n - 2} = ${grouped(count)}.`,
        `ये कोनों को छोड़कर किनारों पर हैं, हर किनारे पर ${inner}। किनारे 12 हैं: 12 × ${n - 2} = ${grouped(count)}।`,
      ),
    ];
    return texts[faces] ?? texts[0] ?? neutral('');
  },
  shortWay: () =>
    both(
      'with m = n − 2: none m³, one 6m², two 12m, three 8.',
      'm = n − 2 लें: शून्य m³, एक 6m², दो 12m, तीन 8।',
    ),
  hints: () => [
    both('How many small cubes lie along one edge?', 'एक किनारे पर कितने छोटे घन हैं?'),
    both(
      'Corners have 3 painted faces, the rest of the edges 2, the inside of the faces 1.',
      'कोनों के 3 फलक रंगे हैं, बाकी किनारों के 2, फलकों के भीतर 1।',
    ),
  ],
});

const NUMBERS = [1, 2, 3, 4, 5, 6] as const;

/** Round a corner, the faces beside a common one come in the same turn as their opposites. */
export const oppositeFace = defineChoice({
  id: 'apt-opposite-face',
  topic,
  source,
  seconds: 110,
  draw: (draw) => {
    const [top, bottom, front, back, right, left] = draw.shuffled(NUMBERS) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    // Clockwise round the corner of top, front and right, and round that of top, back and left.
    const turn = (faces: readonly number[]): number[] => {
      const at = draw.whole(0, 2);
      return [...faces.slice(at), ...faces.slice(0, at)];
    };
    const views = [turn([top, right, front]), turn([top, left, back])] as const;
    const asked = draw.of([right, front, left, back, top]);
    const opposite =
      { [right]: left, [left]: right, [front]: back, [back]: front, [top]: bottom }[asked] ?? bottom;
    return { views, top, bottom, asked, opposite, isTop: asked === top };
  },
  difficulty: ({ isTop }) => (isTop ? -0.3 : 1.1),
  prompt: ({ views, asked }) =>
    both(
      `A die has the faces 1 to 6. Read clockwise round the corner nearest to you, one view shows ${views[0].join(', ')} and another ${views[1].join(', ')}. Which face is opposite ${asked}?`,
      `एक पासे के फलक 1 से 6 हैं। सामने वाले कोने के चारों ओर दक्षिणावर्त पढ़ने पर एक दृश्य में ${views[0].join(', ')} और दूसरे में ${views[1].join(', ')} दिखते हैं। ${asked} के विपरीत कौन-सा फलक है?`,
    ),
  answer: ({ opposite }) => neutral(String(opposite)),
  traps: ({ asked, opposite, views, bottom }) =>
    NUMBERS.filter((face) => face !== asked && face !== opposite).map((face) => {
      const option = neutral(String(face));
      if (views.some((view) => view.includes(face) && view.includes(asked)))
        return [
          option,
          'this face is seen beside it, so it cannot be opposite.',
          'यह फलक उसके साथ दिखता है, इसलिए विपरीत नहीं हो सकता।',
        ] as const;
      return face === bottom
        ? ([
            option,
            'this face is in neither view: it is opposite the common one.',
            'यह किसी दृश्य में नहीं है: यह साझा फलक के विपरीत है।',
          ] as const)
        : ([option, 'this mixes up the order of the turn.', 'इसमें घूमने का क्रम उलझ गया है।'] as const);
    }),
  solution: ({ views, top, asked, opposite, isTop }) => {
    const from = (view: readonly number[]): number[] => {
      const at = view.indexOf(top);
      return [...view.slice(at + 1), ...view.slice(0, at)];
    };
    const [one, two] = [from(views[0]), from(views[1])];
    return isTop
      ? both(
          `${top} is seen with ${one.join(', ')}, ${two.join(' and ')}, so these four are beside it. Only ${opposite} is left.`,
          `${top} के साथ ${one.join(', ')}, ${two.join(' और ')} दिखते हैं, इसलिए ये चारों बगल में हैं। केवल ${opposite} बचता है।`,
        )
      : both(
          `Start both views at the common face ${top}: then ${one.join(', ')} and ${two.join(', ')}. What stands at the same place is opposite: ${asked} and ${opposite}.`,
          `दोनों दृश्य साझा फलक ${top} से शुरू करें: फिर ${one.join(', ')} और ${two.join(', ')}। एक ही स्थान वाले फलक विपरीत हैं: ${asked} और ${opposite}।`,
        );
  },
  shortWay: () =>
    both(
      'write both views under each other, from the common face on.',
      'साझा फलक से शुरू करके दोनों दृश्य एक-दूसरे के नीचे लिखें।',
    ),
  hints: () => [
    both('Which face do both views share?', 'दोनों दृश्यों में कौन-सा फलक साझा है?'),
    both(
      'Go clockwise from it in both views; the faces at the same place are opposite.',
      'उससे दोनों में दक्षिणावर्त चलें; एक ही स्थान के फलक विपरीत होते हैं।',
    ),
  ],
});
