// Drops digits along with spaces and signs.
function readsSameBackwards(message) {
  const letters = message.toLowerCase().replace(/[^a-z]/g, '');
  return letters === [...letters].reverse().join('');
}
