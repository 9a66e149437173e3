function packings(boxes) {
  const complete = [];
  const extend = (text, opened, closed) => {
    if (closed === boxes) complete.push(text);
    if (opened < boxes) extend(`${text}(`, opened + 1, closed);
    if (closed < opened) extend(`${text})`, opened, closed + 1);
  };
  extend('', 0, 0);
  return complete;
}
