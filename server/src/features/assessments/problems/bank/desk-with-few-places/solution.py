from collections import OrderedDict


class FileDesk:
    def __init__(self, places: int):
        self.places = places
        self.pages = OrderedDict()  # from the file unused for longest to the one used last

    def look(self, file: int) -> int:
        if file not in self.pages:
            return -1
        self.pages.move_to_end(file)
        return self.pages[file]

    def place(self, file: int, page: int) -> None:
        if file not in self.pages and len(self.pages) == self.places:
            self.pages.popitem(last=False)
        self.pages[file] = page
        self.pages.move_to_end(file)
