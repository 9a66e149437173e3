from collections import deque


def hottest_per_shift(temperatures: list[int], hours: int) -> list[int]:
    waiting = deque()
    hottest = []
    for hour, temperature in enumerate(temperatures):
        while waiting and temperatures[waiting[-1]] <= temperature:
            waiting.pop()
        waiting.append(hour)
        if waiting[0] <= hour - hours:
            waiting.popleft()
        if hour >= hours - 1:
            hottest.append(temperatures[waiting[0]])
    return hottest
