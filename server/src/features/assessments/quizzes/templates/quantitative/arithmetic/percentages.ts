import { both } from '../../bilingual.ts';
import { defineNumbers } from '../../itemTemplate.ts';
import { grouped, percent, plain } from '../../quantity.ts';

const topic = 'Percentages';

export const electionVotes = defineNumbers({
  id: 'apt-election-votes',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Percentage',
  seconds: 90,
  unit: plain,
  step: 1,
  draw: (draw) => {
    const [votes, invalid, winner] = [
      draw.whole(2000, 40_000, 500),
      draw.of([4, 5, 8, 10, 15, 20]),
      draw.whole(52, 70),
    ];
    const valid = (votes * (100 - invalid)) / 100;
    const lead = (valid * (2 * winner - 100)) / 100;
    return Number.isInteger(lead) && Number.isInteger(valid)
      ? { votes, invalid, winner, valid, lead }
      : undefined;
  },
  difficulty: ({ invalid }) => (invalid % 10 === 0 ? 0.3 : 0.8),
  prompt: ({ invalid, winner, lead }) =>
    both(
      `Two students stand for president of a college union. ${invalid}% of the votes cast are invalid. The winner gets ${winner}% of the valid votes and wins by ${grouped(lead)} votes. How many votes were cast?`,
      `कॉलेज के छात्रसंघ अध्यक्ष पद के लिए दो उम्मीदवार हैं। डाले गए मतों में ${invalid}% अमान्य हैं। विजेता को मान्य मतों के ${winner}% मिलते हैं और वह ${grouped(lead)} मतों से जीतता है। कुल कितने मत डाले गए?`,
    ),
  answer: ({ votes }) => votes,
  traps: ({ votes, invalid, winner, valid, lead }) => [
    [valid, 'this is the number of valid votes.', 'यह मान्य मतों की संख्या है।'],
    [
      valid * (1 + invalid / 100),
      'this adds the invalid votes as a percentage of the valid ones.',
      'यह अमान्य मतों को मान्य मतों का प्रतिशत मानकर जोड़ता है।',
    ],
    [
      votes * 2,
      'this treats the lead as what the winner has above half of the votes.',
      'यह बढ़त को आधे मतों से ऊपर का हिस्सा मान लेता है।',
    ],
    [votes / (1 - invalid / 100), 'this takes the invalid votes off twice.', 'यह अमान्य मत दो बार घटाता है।'],
    [
      lead / ((2 * winner - 100 - invalid) / 100),
      'this subtracts the invalid percentage from the lead.',
      'यह बढ़त के प्रतिशत में से अमान्य प्रतिशत घटाता है।',
    ],
    [
      lead / ((winner / 100) * (1 - invalid / 100)),
      "this divides the lead by the winner's share.",
      'यह बढ़त को विजेता के हिस्से से भाग देता है।',
    ],
    [
      lead / ((1 - winner / 100) * (1 - invalid / 100)),
      "this divides the lead by the loser's share.",
      'यह बढ़त को हारने वाले के हिस्से से भाग देता है।',
    ],
  ],
  solution: ({ votes, invalid, winner, valid }) =>
    both(
      `The lead is ${winner}% − ${100 - winner}% = ${2 * winner - 100}% of the valid votes, so ${grouped(valid)} are valid. These are ${100 - invalid}% of all: ${grouped(votes)}.`,
      `बढ़त मान्य मतों की ${winner}% − ${100 - winner}% = ${2 * winner - 100}% है, इसलिए मान्य मत ${grouped(valid)} हैं। ये कुल के ${100 - invalid}% हैं: ${grouped(votes)}।`,
    ),
  shortWay: ({ winner, invalid, lead }) =>
    both(
      `divide ${grouped(lead)} by ${(2 * winner - 100) / 100} and by ${(100 - invalid) / 100}.`,
      `${grouped(lead)} को ${(2 * winner - 100) / 100} और फिर ${(100 - invalid) / 100} से भाग दें।`,
    ),
  hints: () => [
    both(
      'What share of the valid votes does the loser get? The lead is the difference.',
      'हारने वाले को मान्य मतों का कितना हिस्सा मिला? अंतर ही बढ़त है।',
    ),
    both('Find the valid votes from the lead first, then all votes.', 'पहले बढ़त से मान्य मत निकालें, फिर कुल मत।'),
  ],
});

export const passMark = defineNumbers({
  id: 'apt-pass-mark',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Percentage',
  seconds: 65,
  unit: plain,
  step: 5,
  draw: (draw) => {
    const [full, needed, missing] = [
      draw.whole(200, 900, 50),
      draw.of([30, 33, 35, 36, 40, 45, 50, 60]),
      draw.whole(5, 60, 5),
    ];
    const pass = (full * needed) / 100;
    const got = pass - missing;
    return Number.isInteger(pass) && got >= 30 && missing < got
      ? { full, needed, missing, pass, got }
      : undefined;
  },
  difficulty: ({ needed }) => (needed % 10 === 0 ? -1.8 : -1.1),
  prompt: ({ needed, got, missing }) =>
    both(
      `Ravi needs ${needed}% of the full marks to pass an examination. He gets ${got} marks and fails by ${missing} marks. What are the full marks?`,
      `परीक्षा में पास होने के लिए रवि को पूर्णांक के ${needed}% अंक चाहिए। उसे ${got} अंक मिलते हैं और वह ${missing} अंकों से फ़ेल हो जाता है। पूर्णांक कितने हैं?`,
    ),
  answer: ({ full }) => full,
  traps: ({ full, needed, missing, pass, got }) => [
    [(got * 100) / needed, 'this treats his marks as the pass mark.', 'यह उसके अंकों को ही पास अंक मानता है।'],
    [
      ((got - missing) * 100) / needed,
      'this subtracts the missing marks instead of adding them.',
      'यह कम पड़े अंकों को जोड़ने की जगह घटाता है।',
    ],
    [((pass + missing) * 100) / needed, 'this adds the missing marks twice.', 'यह कम पड़े अंक दो बार जोड़ता है।'],
    [
      (pass * 100) / (100 - needed),
      'this treats the pass mark as the remaining share.',
      'यह पास अंक को बाकी हिस्सा मान लेता है।',
    ],
    [pass, 'this is the pass mark.', 'यह पास अंक है।'],
    [full + missing, 'this adds the missing marks to the full marks.', 'यह पूर्णांक में कम पड़े अंक जोड़ देता है।'],
    [
      (got * 100) / (100 - needed),
      'this treats his marks as the remaining share.',
      'यह उसके अंकों को बाकी हिस्सा मान लेता है।',
    ],
  ],
  solution: ({ full, needed, missing, pass, got }) =>
    both(
      `The pass mark is ${got} + ${missing} = ${pass}. That is ${needed}% of the full marks: ${pass} × 100 / ${needed} = ${full}.`,
      `पास अंक ${got} + ${missing} = ${pass} हैं। यह पूर्णांक का ${needed}% है: ${pass} × 100 / ${needed} = ${full}।`,
    ),
  shortWay: ({ full, needed, pass }) =>
    both(
      `1% is ${pass} / ${needed} = ${full / 100} marks.`,
      `1% यानी ${pass} / ${needed} = ${full / 100} अंक।`,
    ),
  hints: () => [
    both('How many marks would have been just enough?', 'ठीक पास होने के लिए कितने अंक चाहिए थे?'),
    both(
      'Marks obtained + missing marks = the given percentage of the full marks.',
      'मिले अंक + कम पड़े अंक = पूर्णांक का दिया हुआ प्रतिशत।',
    ),
  ],
});

export const whatPercentage = defineNumbers({
  id: 'apt-what-percentage',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Percentage',
  seconds: 35,
  unit: percent,
  step: 0.5,
  draw: (draw) => {
    const [full, share] = [draw.whole(40, 800, 20), draw.whole(20, 95, 2.5)];
    const got = (full * share) / 100;
    return Number.isInteger(got) && share !== 50 ? { full, share, got } : undefined;
  },
  difficulty: ({ share }) => (share % 10 === 0 ? -2.4 : -1.9),
  prompt: ({ full, got }) =>
    both(
      `Kabir gets ${got} of ${full} marks. What percentage is that?`,
      `कबीर को ${full} में से ${got} अंक मिलते हैं। यह कितने प्रतिशत है?`,
    ),
  answer: ({ share }) => share,
  isPlausible: (result) => result <= 150,
  traps: ({ full, share, got }) => [
    [100 - share, 'this is the percentage that is missing.', 'यह छूटे हुए अंकों का प्रतिशत है।'],
    [(got * 100) / (full - got), 'this compares with the missing marks.', 'यह छूटे हुए अंकों से तुलना करता है।'],
    [(full * 100) / got, 'this turns the fraction upside down.', 'यह भिन्न को उलटा लेता है।'],
    [share + 10, 'this is ten points too many: a slip in the division.', 'यह दस अंक ज़्यादा है: भाग में चूक।'],
    [share - 10, 'this is ten points too few: a slip in the division.', 'यह दस अंक कम है: भाग में चूक।'],
    [share / 2, 'this divides by twice the full marks.', 'यह पूर्णांक के दोगुने से भाग देता है।'],
  ],
  solution: ({ full, share, got }) =>
    both(
      `${got} of ${full} is ${got} × 100 / ${full} = ${share}.`,
      `${full} में से ${got}, यानी ${got} × 100 / ${full} = ${share}।`,
    ),
  shortWay: ({ full }) =>
    both(
      `10% of ${full} is ${full / 10}; see how often it fits.`,
      `${full} का 10% ${full / 10} है; देखें वह कितनी बार आता है।`,
    ),
  hints: () => [
    both('Per cent means "of a hundred".', 'प्रतिशत यानी "सौ में से"।'),
    both(
      'Write the marks as a fraction of the full marks and multiply by a hundred.',
      'अंकों को पूर्णांक की भिन्न में लिखें और सौ से गुणा करें।',
    ),
  ],
});
