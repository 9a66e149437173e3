// Stops following a branch at a person with only one child.
function floorByFloor(boss) {
  const floors = [];
  let floor = boss ? [boss] : [];
  while (floor.length > 0) {
    floors.push(floor.map((person) => person.val));
    const below = [];
    for (const person of floor) {
      if (!person.left) continue;
      below.push(person.left);
      if (person.right) below.push(person.right);
    }
    floor = below;
  }
  return floors;
}
