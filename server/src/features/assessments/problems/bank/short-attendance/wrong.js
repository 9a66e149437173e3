// Counts each letter in the whole text instead of each run.
function shortForm(days) {
  const counts = new Map();
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
  const short = [...counts].flat().join('');
  return short.length < days.length ? short : days;
}
