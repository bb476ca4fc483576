/**
 * The sets of vertices that may stand together, as a tree: of `all` every part may stand with every other, of `either`
 * only one part is taken. A chain of terms takes one way through it.
 */
export type Parts<Vertex> =
  | { readonly kind: 'one'; readonly vertex: Vertex }
  | { readonly kind: 'all' | 'either'; readonly parts: readonly Parts<Vertex>[] };

type Joined<Vertex> = (a: Vertex, b: Vertex) => boolean;

/** The parts into which vertices fall by a link between them. */
function fallApart<Vertex>(vertices: readonly Vertex[], linked: Joined<Vertex>): readonly (readonly Vertex[])[] {
  let left = [...vertices];
  const parts: Vertex[][] = [];
  while (left.length > 0) {
    const [first, ...others] = left;
    if (first === undefined) break;
    const part = [first];
    left = others;
    for (const vertex of part) {
      const rest: Vertex[] = [];
      for (const other of left) (linked(vertex, other) ? part : rest).push(other);
      left = rest;
    }
    parts.push(part);
  }
  return parts;
}

const degree = <Vertex>(vertex: Vertex, vertices: readonly Vertex[], joined: Joined<Vertex>): number =>
  vertices.reduce((sum, other) => sum + Number(other !== vertex && !joined(vertex, other)), 0);

/** Where nothing falls apart: with the vertex that stands apart from most, or without it. */
function withOrWithout<Vertex>(vertices: readonly Vertex[], joined: Joined<Vertex>): Parts<Vertex> {
  const degrees = new Map(vertices.map((vertex) => [vertex, degree(vertex, vertices, joined)]));
  const [most, ...others] = vertices.toSorted((a, b) => (degrees.get(b) ?? 0) - (degrees.get(a) ?? 0));
  if (most === undefined) return { kind: 'all', parts: [] };
  const near = others.filter((other) => joined(most, other));
  return {
    kind: 'either',
    parts: [
      { kind: 'all', parts: [{ kind: 'one', vertex: most }, decompose(near, joined)] },
      decompose(others, joined),
    ],
  };
}

/** One part that does not fall into parts which may all stand together. */
function decomposeOne<Vertex>(vertices: readonly Vertex[], joined: Joined<Vertex>): Parts<Vertex> {
  const [vertex, another] = vertices;
  if (vertex !== undefined && another === undefined) return { kind: 'one', vertex };
  const either = fallApart(vertices, joined);
  return either.length > 1
    ? { kind: 'either', parts: either.map((part) => decompose(part, joined)) }
    : withOrWithout(vertices, joined);
}

/** The tree of some vertices, of which `joined` says which two may stand in one set. */
export function decompose<Vertex>(vertices: readonly Vertex[], joined: Joined<Vertex>): Parts<Vertex> {
  const parts = fallApart(vertices, (a, b) => !joined(a, b)).map((part) => decomposeOne(part, joined));
  const [only] = parts;
  return only !== undefined && parts.length === 1 ? only : { kind: 'all', parts };
}

/** The tree without the vertices that are not kept. */
export function partsWithin<Vertex>(tree: Parts<Vertex>, kept: ReadonlySet<Vertex>): Parts<Vertex> {
  if (tree.kind === 'one') return kept.has(tree.vertex) ? tree : { kind: 'all', parts: [] };
  const parts = tree.parts.map((part) => partsWithin(part, kept)).filter((part) => !isEmpty(part));
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : { kind: tree.kind, parts };
}

const isEmpty = <Vertex>(tree: Parts<Vertex>): boolean => tree.kind !== 'one' && tree.parts.length === 0;
