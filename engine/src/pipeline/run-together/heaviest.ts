/** Vertices that may stand together, with the sum of their weights; the second weight decides between equal sums. */
export interface Heaviest {
  readonly members: readonly number[];
  readonly weight: number;
  readonly second: number;
}

export interface Graph {
  readonly weight: readonly number[];
  readonly second: readonly number[];
  /** Whether two different vertices may stand in one set. */
  readonly joined: (a: number, b: number) => boolean;
}

const none: Heaviest = { members: [], weight: 0, second: 0 };

const together = (a: Heaviest, b: Heaviest): Heaviest => ({
  members: [...a.members, ...b.members],
  weight: a.weight + b.weight,
  second: a.second + b.second,
});

const isHeavier = (a: Heaviest, b: Heaviest): boolean => (a.weight - b.weight || a.second - b.second) >= 0;

const sumOf = (weights: readonly number[], vertices: readonly number[]): number =>
  vertices.reduce((sum, vertex) => sum + (weights[vertex] ?? 0), 0);

/** Of each vertex those that may not stand with it. */
const apartOf = (vertices: readonly number[], { joined }: Graph): ReadonlyMap<number, readonly number[]> =>
  new Map(vertices.map((a) => [a, vertices.filter((b) => a !== b && !joined(a, b))]));

/** Parts of which every vertex may stand with every vertex of the other parts. */
function partsOf(
  vertices: readonly number[],
  apart: ReadonlyMap<number, readonly number[]>,
): readonly (readonly number[])[] {
  const left = new Set(vertices);
  const parts: number[][] = [];
  for (const start of vertices) {
    if (!left.delete(start)) continue;
    const part = [start];
    for (const vertex of part) for (const near of apart.get(vertex) ?? []) if (left.delete(near)) part.push(near);
    parts.push(part);
  }
  return parts;
}

/** The vertex that stands apart from most. */
const mostApart = (part: readonly number[], apart: ReadonlyMap<number, readonly number[]>): number =>
  part.reduce(
    (most, next) => ((apart.get(next)?.length ?? 0) > (apart.get(most)?.length ?? 0) ? next : most),
    part[0] ?? 0,
  );

/** One part: with the vertex that stands apart from most, or without it where that can be heavier. */
function heaviestOfPart(
  part: readonly number[],
  apart: ReadonlyMap<number, readonly number[]>,
  graph: Graph,
): Heaviest {
  const [only] = part;
  if (part.length === 1 && only !== undefined)
    return { members: [only], weight: graph.weight[only] ?? 0, second: graph.second[only] ?? 0 };
  const vertex = mostApart(part, apart);
  const barred = new Set([vertex, ...(apart.get(vertex) ?? [])]);
  const own = { members: [vertex], weight: graph.weight[vertex] ?? 0, second: graph.second[vertex] ?? 0 };
  const others = part.filter((each) => !barred.has(each));
  const withIt = together(own, heaviest(others, graph));
  const rest = part.filter((each) => each !== vertex);
  if (sumOf(graph.weight, rest) < withIt.weight) return withIt;
  const without = heaviest(rest, graph);
  return isHeavier(withIt, without) ? withIt : without;
}

/**
 * The heaviest set of vertices every two of which are joined, exactly. Weights are not negative. It falls apart into parts
 * that do not concern each other, which the occasions and marks of a case make small.
 */
export function heaviest(vertices: readonly number[], graph: Graph): Heaviest {
  const apart = apartOf(vertices, graph);
  return partsOf(vertices, apart).reduce((sum, part) => together(sum, heaviestOfPart(part, apart, graph)), none);
}
