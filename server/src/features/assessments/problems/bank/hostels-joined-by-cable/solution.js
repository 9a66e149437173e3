function networksAfterEach(hostels, cables) {
  const leaders = Array.from({ length: hostels }, (_, hostel) => hostel);
  function leaderOf(hostel) {
    while (leaders[hostel] !== hostel) {
      leaders[hostel] = leaders[leaders[hostel]];
      hostel = leaders[hostel];
    }
    return hostel;
  }
  let networks = hostels;
  return cables.map(([a, b]) => {
    const [one, other] = [leaderOf(a), leaderOf(b)];
    if (one !== other) {
      leaders[one] = other;
      networks--;
    }
    return networks;
  });
}
