function isMirrored(gate) {
  return !gate || mirrorEachOther(gate.left, gate.right);
}

function mirrorEachOther(one, other) {
  if (!one || !other) return one === other;
  return (
    one.val === other.val && mirrorEachOther(one.left, other.right) && mirrorEachOther(one.right, other.left)
  );
}
