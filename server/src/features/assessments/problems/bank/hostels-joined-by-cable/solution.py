def networks_after_each(hostels: int, cables: list[list[int]]) -> list[int]:
    leaders = list(range(hostels))

    def leader_of(hostel: int) -> int:
        while leaders[hostel] != hostel:
            leaders[hostel] = leaders[leaders[hostel]]
            hostel = leaders[hostel]
        return hostel

    networks = hostels
    after_each = []
    for a, b in cables:
        one, other = leader_of(a), leader_of(b)
        if one != other:
            leaders[one] = other
            networks -= 1
        after_each.append(networks)
    return after_each
