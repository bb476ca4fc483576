/** Vertices that may stand together, with the sum of their weights; the second weight decides between equal sums. */
export interface Heaviest<Vertex> {
  readonly members: readonly Vertex[];
  readonly weight: number;
  readonly second: number;
}

export interface Graph<Vertex> {
  readonly weight: (vertex: Vertex) => number;
  readonly second: (vertex: Vertex) => number;
  /** Whether two different vertices may stand in one set. */
  readonly joined: (a: Vertex, b: Vertex) => boolean;
}

/** Of each vertex those that may not stand with it. */
type Apart<Vertex> = ReadonlyMap<Vertex, readonly Vertex[]>;

const together = <Vertex>(a: Heaviest<Vertex>, b: Heaviest<Vertex>): Heaviest<Vertex> => ({
  members: [...a.members, ...b.members],
  weight: a.weight + b.weight,
  second: a.second + b.second,
});

const isHeavier = <Vertex>(a: Heaviest<Vertex>, b: Heaviest<Vertex>): boolean =>
  (a.weight - b.weight || a.second - b.second) >= 0;

const alone = <Vertex>(vertex: Vertex, { weight, second }: Graph<Vertex>): Heaviest<Vertex> => ({
  members: [vertex],
  weight: weight(vertex),
  second: second(vertex),
});

const apartOf = <Vertex>(vertices: readonly Vertex[], { joined }: Graph<Vertex>): Apart<Vertex> =>
  new Map(vertices.map((a) => [a, vertices.filter((b) => a !== b && !joined(a, b))]));

/** Parts of which every vertex may stand with every vertex of the other parts. */
function partsOf<Vertex>(vertices: readonly Vertex[], apart: Apart<Vertex>): readonly (readonly Vertex[])[] {
  const left = new Set(vertices);
  const parts: Vertex[][] = [];
  for (const start of vertices) {
    if (!left.delete(start)) continue;
    const part = [start];
    for (const vertex of part) for (const near of apart.get(vertex) ?? []) if (left.delete(near)) part.push(near);
    parts.push(part);
  }
  return parts;
}

const degree = <Vertex>(vertex: Vertex, apart: Apart<Vertex>): number => apart.get(vertex)?.length ?? 0;

/** One part: with the vertex that stands apart from most, or without it where that can be heavier. */
function heaviestOfPart<Vertex>(part: readonly Vertex[], apart: Apart<Vertex>, graph: Graph<Vertex>): Heaviest<Vertex> {
  const [first, ...others] = part.toSorted((a, b) => degree(b, apart) - degree(a, apart));
  if (first === undefined) return { members: [], weight: 0, second: 0 };
  if (others.length === 0) return alone(first, graph);
  const barred = new Set(apart.get(first));
  const near = others.filter((each) => !barred.has(each));
  const withIt = together(alone(first, graph), heaviest(near, graph));
  if (others.reduce((sum, vertex) => sum + graph.weight(vertex), 0) < withIt.weight) return withIt;
  const without = heaviest(others, graph);
  return isHeavier(withIt, without) ? withIt : without;
}

/**
 * The heaviest set of vertices every two of which are joined, exactly. Weights are not negative. The problem falls apart
 * into parts that do not concern each other, which the occasions and marks of a case make small.
 */
export function heaviest<Vertex>(vertices: readonly Vertex[], graph: Graph<Vertex>): Heaviest<Vertex> {
  const apart = apartOf(vertices, graph);
  return partsOf(vertices, apart)
    .map((part) => heaviestOfPart(part, apart, graph))
    .reduce(together, { members: [], weight: 0, second: 0 });
}
