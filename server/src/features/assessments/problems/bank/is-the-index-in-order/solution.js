function isInOrder(top, lower = -Infinity, upper = Infinity) {
  if (!top) return true;
  if (top.val <= lower || top.val >= upper) return false;
  return isInOrder(top.left, lower, top.val) && isInOrder(top.right, top.val, upper);
}
