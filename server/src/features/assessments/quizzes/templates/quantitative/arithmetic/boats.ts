import { both } from '../../bilingual.ts';
import { defineNumbers } from '../../itemTemplate.ts';
import { grouped, kilometres, kilometresAnHour } from '../../quantity.ts';

const topic = 'Trains and boats';

export const boatInStream = defineNumbers({
  id: 'apt-boat-stream',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Boats and Streams',
  seconds: 60,
  unit: kilometresAnHour,
  step: 0.5,
  draw: (draw) => {
    const [distance, down, up] = [draw.whole(12, 120, 2), draw.whole(2, 8), draw.whole(3, 12)];
    const [withStream, against] = [distance / down, distance / up];
    const isUsable =
      up > down && Number.isInteger(withStream) && Number.isInteger(against) && withStream <= 40;
    return isUsable
      ? { distance, down, up, withStream, against, stream: (withStream - against) / 2 }
      : undefined;
  },
  difficulty: ({ stream }) => (Number.isInteger(stream) ? -0.8 : -0.3),
  prompt: ({ distance, down, up }) =>
    both(
      `A boat takes ${down} hours downstream and ${up} hours back upstream for ${distance} km each way. How fast does the stream flow?`,
      `${distance} किमी की दूरी नाव धारा की दिशा में ${down} घंटे में और वापसी में धारा के विपरीत ${up} घंटे में तय करती है। धारा की चाल क्या है?`,
    ),
  answer: ({ stream }) => stream,
  traps: ({ distance, down, up, withStream, against, stream }) => [
    [
      2 * stream,
      'this is the difference of the two speeds; the stream makes half of it.',
      'यह दोनों चालों का अंतर है; धारा उसका आधा है।',
    ],
    [
      (withStream + against) / 2,
      'this is the speed of the boat in still water.',
      'यह स्थिर जल में नाव की चाल है।',
    ],
    [against, 'this is the speed upstream.', 'यह धारा के विपरीत चाल है।'],
    [
      distance / (up - down),
      'this divides the distance by the difference of the times.',
      'यह दूरी को समयों के अंतर से भाग देता है।',
    ],
    [(up - down) / 2, 'this takes half of the difference of the times.', 'यह समयों के अंतर का आधा लेता है।'],
    [stream / 2, 'this halves the difference twice.', 'यह अंतर को दो बार आधा करता है।'],
    [
      distance / (up + down),
      'this divides the distance by the sum of the times.',
      'यह दूरी को समयों के योग से भाग देता है।',
    ],
  ],
  solution: ({ distance, down, up, withStream, against, stream }) =>
    both(
      `Downstream ${distance} / ${down} = ${withStream} km/h, upstream ${distance} / ${up} = ${against} km/h. The stream is half of the difference: (${withStream} − ${against}) / 2 = ${grouped(stream)}.`,
      `धारा की दिशा में ${distance} / ${down} = ${withStream} किमी/घंटा, विपरीत ${distance} / ${up} = ${against} किमी/घंटा। धारा अंतर की आधी है: (${withStream} − ${against}) / 2 = ${grouped(stream)}।`,
    ),
  shortWay: () =>
    both('boat = half of the sum, stream = half of the difference.', 'नाव = योग का आधा, धारा = अंतर का आधा।'),
  hints: () => [
    both('Find the speed downstream and the speed upstream.', 'धारा की दिशा में और विपरीत दिशा में चाल निकालें।'),
    both(
      'Downstream is boat + stream, upstream is boat − stream.',
      'दिशा में: नाव + धारा; विपरीत: नाव − धारा।',
    ),
  ],
});

export const thereAndBack = defineNumbers({
  id: 'apt-there-and-back',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Boats and Streams',
  seconds: 80,
  unit: kilometres,
  step: 0.5,
  draw: (draw) => {
    const [boat, stream, time] = [draw.whole(6, 24), draw.whole(1, 8), draw.whole(2, 10)];
    const [down, up] = [boat + stream, boat - stream];
    const distance = (time * down * up) / (2 * boat);
    return up >= 2 && distance >= 5 ? { boat, stream, time, down, up, distance } : undefined;
  },
  difficulty: ({ distance }) => (Number.isInteger(distance) ? 0.5 : 1.1),
  prompt: ({ boat, stream, time }) =>
    both(
      `A boat goes ${boat} km/h in still water, and the river flows at ${stream} km/h. It goes from a ghat to a temple and back in ${time} hours. How far is the temple?`,
      `स्थिर जल में नाव की चाल ${boat} किमी/घंटा और नदी की धारा ${stream} किमी/घंटा है। नाव घाट से मंदिर जाकर ${time} घंटे में लौट आती है। मंदिर कितनी दूर है?`,
    ),
  answer: ({ distance }) => distance,
  traps: ({ boat, time, down, up, distance }) => [
    [
      (boat * time) / 2,
      'this leaves out the stream, but the boat loses more time upstream than it wins downstream.',
      'यह धारा को छोड़ देता है, पर विपरीत दिशा में ज़्यादा समय लगता है।',
    ],
    [2 * distance, 'this is the distance there and back.', 'यह आने-जाने की कुल दूरी है।'],
    [(down * time) / 2, 'this goes downstream both times.', 'यह दोनों बार धारा की दिशा में चलता है।'],
    [(up * time) / 2, 'this goes upstream both times.', 'यह दोनों बार धारा के विपरीत चलता है।'],
    [up * time, 'this uses the whole time for the way upstream.', 'यह पूरा समय विपरीत दिशा में लगाता है।'],
    [distance / 2, 'this halves the distance once too often.', 'यह दूरी को एक बार ज़्यादा आधा करता है।'],
    [(time * down * up) / (down + up + 2), 'this adds the speeds wrongly.', 'यह चालों का योग ग़लत लेता है।'],
  ],
  solution: ({ time, down, up, distance }) =>
    both(
      `d/${down} + d/${up} = ${time}, so d = ${time} × ${down} × ${up} / (${down} + ${up}) = ${grouped(distance)}.`,
      `d/${down} + d/${up} = ${time}, इसलिए d = ${time} × ${down} × ${up} / (${down} + ${up}) = ${grouped(distance)}।`,
    ),
  shortWay: () => both('time × (boat² − stream²) / (2 × boat).', 'समय × (नाव² − धारा²) / (2 × नाव)।'),
  hints: () => [
    both('Find the speeds with and against the stream.', 'धारा के साथ और विपरीत चाल निकालें।'),
    both(
      'Write both times with the unknown distance d; they add up to the given time.',
      'अज्ञात दूरी d से दोनों समय लिखें; उनका योग दिया हुआ समय है।',
    ),
  ],
});
