// Remembers only the nearest limit, so a number deep in a branch may be on the wrong side of the top.
function isInOrder(top) {
  if (!top) return true;
  if (top.left && top.left.val >= top.val) return false;
  if (top.right && top.right.val <= top.val) return false;
  if (top.left?.right && top.left.right.val >= top.val) return false;
  if (top.right?.left && top.right.left.val <= top.val) return false;
  return isInOrder(top.left) && isInOrder(top.right);
}
