class PriceStack:
    def __init__(self):
        self.cartons = []

    def push(self, price: int) -> None:
        below = self.cartons[-1][1] if self.cartons else price
        self.cartons.append((price, min(price, below)))

    def pop(self) -> int:
        return self.cartons.pop()[0]

    def lowest(self) -> int:
        return self.cartons[-1][1]
