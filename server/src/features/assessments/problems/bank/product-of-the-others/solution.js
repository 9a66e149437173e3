function productsOfOthers(ratios) {
  const products = [];
  let before = 1;
  for (const ratio of ratios) {
    products.push(before);
    before *= ratio;
  }
  let behind = 1;
  for (let i = ratios.length - 1; i >= 0; i--) {
    products[i] *= behind;
    behind *= ratios[i];
  }
  return products;
}
