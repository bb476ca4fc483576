import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSession } from '../../api/session.ts';
import { setSharedDevice } from '../whose-device.ts';
import { caseDrafts } from './case-draft.ts';

const typed = new Map([['DefendantLastName', 'Rivera']] as const);
/** The device as its user calls their own, or calls it no longer. */
const setOwn = (own: boolean) =>
  own ? localStorage.setItem('reads_offline', 'yes') : localStorage.removeItem('reads_offline');
/** Where the words of a draft stand: with the device, with the tab. */
const places = () => [localStorage, sessionStorage].map((each) => JSON.stringify(each).includes('Rivera'));

beforeEach(() => {
  setSharedDevice(false);
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  setSharedDevice(true);
  caseDrafts.end();
  setSharedDevice(false);
  vi.useRealTimers();
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
  expect(places()).toEqual([false, false]);
  caseDrafts.begin('ines');
  expect(found('ines', 'new')).not.toEqual([]);
  caseDrafts.begin('emil');
  expect(found('ines', 'new')).toEqual([]);
  caseDrafts.keep('ines', 'new', typed);
  caseDrafts.end();
  expect(found('ines', 'new')).toEqual([]);
});

test('a draft ends with its tab, but on a device of one’s own', () => {
  caseDrafts.keep('ines', 'new', typed);
  expect(places()).toEqual([false, true]);
  setOwn(true);
  expect(found('ines', 'new')).not.toEqual([]);
  caseDrafts.settle();
  expect(places()).toEqual([true, false]);
  sessionStorage.clear();
  expect(found('ines', 'new')).not.toEqual([]);
});

test.for(['settle', 'begin', 'keep'] as const)(
  'what a device kept that is one’s own no longer goes to the tab: %s',
  (happens) => {
    setOwn(true);
    caseDrafts.keep('ines', 'new', typed);
    setOwn(false);
    if (happens === 'keep') caseDrafts.keep('ines', 'c1', new Map([['NextHearingCourt', '1']] as const));
    else caseDrafts[happens]('ines');
    expect(places()).toEqual([false, true]);
    expect(found('ines', 'new')).not.toEqual([]);
  },
);

test('of two drafts of one form, of the tab and of the device, the later stands', () => {
  vi.useFakeTimers({ now: Date.now() });
  caseDrafts.keep('ines', 'new', new Map([['DefendantLastName', 'Earlier']] as const));
  const ofTab = sessionStorage.getItem('case_drafts') ?? '';
  vi.advanceTimersByTime(1_000);
  setOwn(true);
  caseDrafts.keep('ines', 'new', typed);
  sessionStorage.setItem('case_drafts', ofTab);
  expect(found('ines', 'new')).toEqual([['DefendantLastName', 'Rivera']]);
  caseDrafts.keep('ines', 'new', new Map());
  expect(found('ines', 'new')).toEqual([]);
});

test('a device that becomes shared keeps no draft of others, and one is forgotten after thirty days', () => {
  setOwn(true);
  caseDrafts.keep('emil', 'new', typed);
  caseDrafts.keep('ines', 'new', typed);
  setSharedDevice(true);
  caseDrafts.begin('ines');
  expect(places()).toEqual([false, false]);
  expect(found('emil', 'new')).toEqual([]);
  expect(found('ines', 'new')).not.toEqual([]);
  vi.useFakeTimers({ now: Date.now() + 31 * 86_400_000 });
  expect(found('ines', 'new')).toEqual([]);
});

test('what is no draft of ours counts as none', () => {
  localStorage.setItem('case_drafts', '[{"userId":1}]');
  expect(found('ines', 'new')).toEqual([]);
});
