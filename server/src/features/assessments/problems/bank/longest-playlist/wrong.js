// Begins a new block after one that is too long, and so loses songs that both share.
function longestPlaylist(singers, limit) {
  let longest = 0;
  let seen = new Set();
  let length = 0;
  for (const singer of singers) {
    if (!seen.has(singer) && seen.size >= limit) {
      seen = new Set();
      length = 0;
      if (limit === 0) continue;
    }
    seen.add(singer);
    length++;
    longest = Math.max(longest, length);
  }
  return longest;
}
