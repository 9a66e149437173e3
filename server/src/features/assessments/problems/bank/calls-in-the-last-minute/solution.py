from collections import deque


class CallMeter:
    def __init__(self):
        self.seconds = deque()

    def ring(self, second: int) -> int:
        self.seconds.append(second)
        while self.seconds[0] <= second - 60:
            self.seconds.popleft()
        return len(self.seconds)
