// Goes up the left column again when only one column is left.
function mowingOrder(lawn) {
  const order = [];
  let [top, bottom, left, right] = [0, lawn.length - 1, 0, lawn[0].length - 1];
  while (top <= bottom && left <= right) {
    for (let column = left; column <= right; column++) order.push(lawn[top][column]);
    top++;
    for (let row = top; row <= bottom; row++) order.push(lawn[row][right]);
    right--;
    if (top <= bottom) {
      for (let column = right; column >= left; column--) order.push(lawn[bottom][column]);
      bottom--;
    }
    for (let row = bottom; row >= top; row--) order.push(lawn[row][left]);
    left++;
  }
  return order;
}
