import { punishableByLife } from '../../crime/triad.ts';
import { isUnder } from '../../law/statute.ts';
import { isLive } from '../count.ts';
import type { Attachment, Count, Stay } from '../record.ts';
import { greatest } from './greatest.ts';

const weaponStay: Stay = {
  code: 'STAYED_1170_1F',
  rule: {
    word: 'STAYF',
    authority: 'PC 1170.1(f)',
    effective: '1998-01-01',
    words: 'stayed: only the greatest weapon enhancement counts for one crime',
  },
};
const injuryStay: Stay = {
  code: 'STAYED_1170_1G',
  rule: {
    word: 'STAYG',
    authority: 'PC 1170.1(g)',
    effective: '1998-01-01',
    words: 'stayed: only the greatest injury enhancement counts for one victim of one crime',
  },
};
const section53Stay: Stay = {
  code: 'STAYED_12022_53F',
  rule: {
    word: 'S53F',
    authority: 'PC 12022.53(f)',
    effective: '1998-01-01',
    words: 'imposed and stayed: a longer term is imposed under PC 12022.53',
  },
};

const victimsStay: Stay = {
  code: 'STAYED_VC_23558',
  rule: {
    word: 'STAY',
    authority: 'VC 23558',
    effective: null,
    words: 'stayed: three years at most are added for additional victims',
  },
};
const mostVictims = 3;

type Stays = ReadonlyMap<Attachment, Stay>;

function weaponStays(live: readonly Attachment[]): Stays {
  const weapons = live.filter(({ filed }) => filed.family.weapon);
  const winner = greatest(weapons);
  const stay = winner?.filed.family.section53 ? section53Stay : weaponStay;
  return new Map(weapons.filter((weapon) => weapon !== winner).map((weapon) => [weapon, stay]));
}

/** Subdivision (d) itself, or its life term for another principal's shot under subdivision (e)(1). */
const isSection53d = ({ filed: { family, triad } }: Attachment): boolean =>
  family.section53d || (family.section53 && punishableByLife(triad));

function injuryStays(live: readonly Attachment[], count: Count): Stays {
  const injuries = live.filter(({ filed }) => filed.family.injury);
  if (live.some(isSection53d)) return new Map(injuries.map((row) => [row, section53Stay]));
  const byVictim = Map.groupBy(injuries, ({ filed }) => filed.victim ?? count.filed.victim);
  const losers = [...byVictim.values()].flatMap((rows) => rows.filter((row) => row !== greatest(rows)));
  return new Map(losers.map((row) => [row, injuryStay]));
}

const victimStays = (live: readonly Attachment[]): Stays =>
  new Map(
    live
      .filter(({ filed }) => isUnder(filed.sections, 'VC 23558'))
      .slice(mostVictims)
      .map((row) => [row, victimsStay]),
  );

/** The greatest weapon enhancement and, for each victim, the greatest injury enhancement count (R-B02.4, R-A17). */
export function stack(count: Count): Count {
  const live = count.attachments.filter(isLive);
  const stays = new Map([...weaponStays(live), ...injuryStays(live, count), ...victimStays(live)]);
  return {
    ...count,
    attachments: count.attachments.map((row) => ({ ...row, stay: stays.get(row) ?? row.stay })),
  };
}
