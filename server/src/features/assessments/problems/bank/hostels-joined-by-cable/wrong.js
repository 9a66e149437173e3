// Moves only one hostel into the other network and forgets those that were with it.
function networksAfterEach(hostels, cables) {
  const network = Array.from({ length: hostels }, (_, hostel) => hostel);
  let networks = hostels;
  return cables.map(([a, b]) => {
    if (network[a] !== network[b]) {
      network[b] = network[a];
      networks--;
    }
    return networks;
  });
}
