function floorByFloor(boss) {
  const floors = [];
  let floor = boss ? [boss] : [];
  while (floor.length > 0) {
    floors.push(floor.map((person) => person.val));
    floor = floor.flatMap((person) => [person.left, person.right]).filter(Boolean);
  }
  return floors;
}
