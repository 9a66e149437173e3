function hottestPerShift(temperatures, hours) {
  const waiting = [];
  let front = 0;
  const hottest = [];
  for (let hour = 0; hour < temperatures.length; hour++) {
    while (waiting.length > front && temperatures[waiting.at(-1)] <= temperatures[hour]) waiting.pop();
    waiting.push(hour);
    if (waiting[front] <= hour - hours) front++;
    if (hour >= hours - 1) hottest.push(temperatures[waiting[front]]);
  }
  return hottest;
}
