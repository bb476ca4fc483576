import { expect, test } from 'vitest';
import { groupsOfIncomplete } from './completed-only.ts';

test.for(['HABITUAL_SEX', 'SEX1STRIKE_C', 'SEX6676'] as const)(
  'an attempted lewd act is none of the completed crimes that %s names: Pen. Code, §§ 667.71(c), 667.61(c), 667.6(e)',
  (group) => {
    expect([...groupsOfIncomplete(new Set(['LEWD', group]))]).toEqual(['LEWD']);
  },
);
