function shortForm(days) {
  const parts = [];
  let start = 0;
  while (start < days.length) {
    let end = start;
    while (days[end] === days[start]) end++;
    parts.push(days[start], end - start);
    start = end;
  }
  const short = parts.join('');
  return short.length < days.length ? short : days;
}
