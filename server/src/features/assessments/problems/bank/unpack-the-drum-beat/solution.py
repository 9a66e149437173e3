def write_out(beat: str) -> str:
    outer = []
    text = ""
    times = 0
    for sign in beat:
        if sign == "[":
            outer.append((text, times))
            text, times = "", 0
        elif sign == "]":
            before, repeats = outer.pop()
            text = before + text * repeats
        elif sign.isdigit():
            times = times * 10 + int(sign)
        else:
            text += sign
    return text
