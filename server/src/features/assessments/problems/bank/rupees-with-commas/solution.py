def write_rupees(rupees: int) -> str:
    sign = '-' if rupees < 0 else ''
    digits = str(abs(rupees))
    groups = [digits[-3:]]
    for end in range(len(digits) - 3, 0, -2):
        groups.insert(0, digits[max(0, end - 2):end])
    return sign + ','.join(groups)
