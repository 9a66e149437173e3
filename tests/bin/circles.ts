export interface Edge {
  from: string;
  to: string;
  because: string;
}

/** Finds a shortest cycle of the graph. Returns its edges in order, or null if the graph has no cycle. */
export function circleIn(edges: readonly Edge[]): Edge[] | null {
  const out = Map.groupBy(edges, ({ from }) => from);
  const circles = [...out.keys()].flatMap((start) => {
    const way = shortestWayBack(start, out);
    return way ? [way] : [];
  });
  return circles.toSorted((a, b) => a.length - b.length)[0] ?? null;
}

function shortestWayBack(start: string, out: ReadonlyMap<string, readonly Edge[]>): Edge[] | null {
  const reached = new Set<string>();
  let ways: Edge[][] = (out.get(start) ?? []).map((edge) => [edge]);
  while (ways.length > 0) {
    const back = ways.find((way) => way.at(-1)?.to === start);
    if (back) return back;
    ways = ways.flatMap((way) => {
      const end = way.at(-1)?.to ?? '';
      if (reached.has(end)) return [];
      reached.add(end);
      return (out.get(end) ?? []).map((edge) => [...way, edge]);
    });
  }
  return null;
}
