import type { Route } from '@countwise/contract';

export interface Match {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

interface Pattern {
  readonly route: Route;
  readonly method: string;
  readonly segments: readonly string[];
  /** A letter a segment, so that sorting puts fixed segments before parameters. */
  readonly rank: string;
}

const nameOf = (segment: string): string | undefined => /^\{(\w+)\}$/.exec(segment)?.[1];

function patternOf(route: Route): Pattern {
  const [method = '', path = ''] = route.key.split(' ');
  const segments = path.split('/');
  const rank = segments.map((segment) => (nameOf(segment) === undefined ? 'a' : 'b')).join('');
  return { route, method, segments, rank };
}

function paramsOf(pattern: readonly string[], path: readonly string[]): Record<string, string> | null {
  if (pattern.length !== path.length) return null;
  const params: Record<string, string> = {};
  for (const [at, segment] of pattern.entries()) {
    const name = nameOf(segment);
    const given = path[at] ?? '';
    if (name === undefined ? segment !== given : given === '') return null;
    if (name !== undefined) params[name] = given;
  }
  return params;
}

/** The segments of a path, decoded; null where its percent signs stand for nothing. */
function segmentsOf(path: string): readonly string[] | null {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** Finds the route of a request as API Gateway does: the one with the most fixed segments first. Path parameters arrive decoded. */
export function matcher(routes: readonly Route[]): (method: string, path: string) => Match | null {
  const patterns = routes.map(patternOf).sort((a, b) => a.rank.localeCompare(b.rank));
  return (method, path) => {
    const segments = segmentsOf(path);
    for (const pattern of patterns) {
      const params = segments && pattern.method === method ? paramsOf(pattern.segments, segments) : null;
      if (params) return { route: pattern.route, params };
    }
    return null;
  };
}
