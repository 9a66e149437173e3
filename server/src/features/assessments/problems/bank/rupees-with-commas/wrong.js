// Counts the sign as a digit.
function writeRupees(rupees) {
  const digits = String(rupees);
  const groups = [digits.slice(-3)];
  for (let end = digits.length - 3; end > 0; end -= 2) groups.unshift(digits.slice(Math.max(0, end - 2), end));
  return groups.join(',');
}
