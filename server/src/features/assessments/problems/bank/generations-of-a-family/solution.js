function generations(ancestor) {
  if (!ancestor) return 0;
  return 1 + Math.max(generations(ancestor.left), generations(ancestor.right));
}
