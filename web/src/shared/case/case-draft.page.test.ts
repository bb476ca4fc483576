import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSession } from '../../api/session.ts';
import { caseDrafts } from './case-draft.ts';
import { setSharedDevice } from './gesture-store.ts';

const typed = new Map([['DefendantLastName', 'Rivera']] as const);
beforeEach(() => {
  setSharedDevice(false);
  localStorage.clear();
});
afterEach(() => {
  setSharedDevice(true);
  caseDrafts.end();
  setSharedDevice(false);
});
const found = (user: string, id: string) => [...caseDrafts.of(user, id)];

test('a draft is kept for its user and its case until it is saved, through the end of a session', () => {
  caseDrafts.keep('ines', 'new', typed);
  caseDrafts.keep('ines', 'c1', new Map([['NextHearingCourt', '']] as const));
  clearSession();
  caseDrafts.begin('ines');
  expect(found('ines', 'new')).toEqual([['DefendantLastName', 'Rivera']]);
  expect(found('ines', 'c1')).toEqual([['NextHearingCourt', '']]);
  expect(found('emil', 'new')).toEqual([]);
  caseDrafts.keep('ines', 'new', new Map());
  expect(found('ines', 'new')).toEqual([]);
  expect(found('ines', 'c1')).not.toEqual([]);
  caseDrafts.end();
  expect(found('ines', 'c1')).toEqual([]);
});

test('a device that several people use writes nothing, and forgets what it held with a log-out or another log-in', () => {
  setSharedDevice(true);
  caseDrafts.keep('ines', 'new', typed);
  expect(localStorage.getItem('case_drafts')).toBeNull();
  caseDrafts.begin('ines');
  expect(found('ines', 'new')).not.toEqual([]);
  caseDrafts.begin('emil');
  expect(found('ines', 'new')).toEqual([]);
  caseDrafts.keep('ines', 'new', typed);
  caseDrafts.end();
  expect(found('ines', 'new')).toEqual([]);
});

test('a device that becomes shared keeps no draft of others, and one is forgotten after thirty days', () => {
  caseDrafts.keep('emil', 'new', typed);
  caseDrafts.keep('ines', 'new', typed);
  setSharedDevice(true);
  caseDrafts.begin('ines');
  expect(localStorage.getItem('case_drafts')).toBeNull();
  expect(found('emil', 'new')).toEqual([]);
  expect(found('ines', 'new')).not.toEqual([]);
  vi.useFakeTimers({ now: Date.now() + 31 * 86_400_000 });
  expect(found('ines', 'new')).toEqual([]);
});

test('what is no draft of ours counts as none', () => {
  localStorage.setItem('case_drafts', '[{"userId":1}]');
  expect(found('ines', 'new')).toEqual([]);
});
