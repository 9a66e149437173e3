def single_sock(socks: list[int]) -> int:
    left = 0
    for sock in socks:
        left ^= sock
    return left
