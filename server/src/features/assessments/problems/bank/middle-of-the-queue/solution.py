from heapq import heappop, heappush


class MarkBoard:
    def __init__(self):
        self.lower = []  # negated: the largest mark is on top
        self.upper = []

    def add_mark(self, mark: int) -> None:
        heappush(self.lower, -mark)
        heappush(self.upper, -heappop(self.lower))
        if len(self.upper) > len(self.lower):
            heappush(self.lower, -heappop(self.upper))

    def middle_mark(self) -> float:
        if len(self.lower) > len(self.upper):
            return -self.lower[0]
        return (self.upper[0] - self.lower[0]) / 2
