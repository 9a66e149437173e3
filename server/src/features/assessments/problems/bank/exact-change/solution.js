function fewestNotes(notes, amount) {
  const fewest = [0];
  for (let sum = 1; sum <= amount; sum++) {
    fewest[sum] = Infinity;
    for (const note of notes) {
      if (note <= sum) fewest[sum] = Math.min(fewest[sum], fewest[sum - note] + 1);
    }
  }
  return fewest[amount] === Infinity ? -1 : fewest[amount];
}
