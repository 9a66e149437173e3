function longestPlaylist(singers, limit) {
  const counts = new Map();
  let start = 0;
  let longest = 0;
  for (let end = 0; end < singers.length; end++) {
    counts.set(singers[end], (counts.get(singers[end]) ?? 0) + 1);
    while (counts.size > limit) {
      const left = counts.get(singers[start]) - 1;
      if (left === 0) counts.delete(singers[start]);
      else counts.set(singers[start], left);
      start++;
    }
    longest = Math.max(longest, end - start + 1);
  }
  return longest;
}
