def gift_card_purchases(prices: list[int], amount: int) -> list[list[int]]:
    purchases = []
    chosen = []

    def buy(first: int, left: int) -> None:
        if left == 0:
            purchases.append(chosen[:])
            return
        for i in range(first, len(prices)):
            if prices[i] <= left:
                chosen.append(prices[i])
                buy(i, left - prices[i])
                chosen.pop()

    buy(0, amount)
    return purchases
