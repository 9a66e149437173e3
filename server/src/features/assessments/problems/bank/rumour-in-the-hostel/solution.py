def evenings_until_all_know(rooms: list[list[int]]) -> int:
    places = {(r, c): room for r, row in enumerate(rooms) for c, room in enumerate(row)}
    unaware = {place for place, room in places.items() if room == 1}
    tellers = [place for place, room in places.items() if room == 2]
    evenings = 0
    while unaware and tellers:
        told = []
        for r, c in tellers:
            for place in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                if place in unaware:
                    unaware.remove(place)
                    told.append(place)
        tellers = told
        evenings += 1
    return -1 if unaware else evenings
