class Letter:
    def __init__(self):
        self.passing = 0
        self.ends = False
        self.children = {}


class StationBook:
    def __init__(self):
        self.root = Letter()

    def enter(self, station: str) -> None:
        node = self.root
        node.passing += 1
        for letter in station:
            node = node.children.setdefault(letter, Letter())
            node.passing += 1
        node.ends = True

    def matches(self, start: str) -> int:
        node = self.walk(start)
        return node.passing if node else 0

    def known(self, station: str) -> bool:
        node = self.walk(station)
        return node is not None and node.ends

    def walk(self, text: str) -> Letter | None:
        node = self.root
        for letter in text:
            node = node.children.get(letter)
            if node is None:
                return None
        return node
