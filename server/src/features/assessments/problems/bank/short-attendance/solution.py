from itertools import groupby


def short_form(days: str) -> str:
    parts = [f"{letter}{len(list(run))}" for letter, run in groupby(days)]
    short = ''.join(parts)
    return short if len(short) < len(days) else days
