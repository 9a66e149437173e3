function writeOut(beat) {
  const outer = [];
  let text = '';
  let times = 0;
  for (const sign of beat) {
    if (sign === '[') {
      outer.push([text, times]);
      text = '';
      times = 0;
    } else if (sign === ']') {
      const [before, repeats] = outer.pop();
      text = before + text.repeat(repeats);
    } else if (sign >= '0' && sign <= '9') {
      times = times * 10 + Number(sign);
    } else {
      text += sign;
    }
  }
  return text;
}
