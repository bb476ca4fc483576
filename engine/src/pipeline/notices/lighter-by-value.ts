import { namedIn } from '../../case-file/by-sections.ts';
import { isOf182 } from '../../crime/conspiracy.ts';
import { felonyByValue, firearmsByValue, forgeriesOfLittle } from '../../law/lists/felony-by-value.ts';
import { type RaisedAmount, raisedAmounts } from '../../law/lists/raised-amounts.ts';
import { proposition47, proposition63 } from '../../law/measures.ts';
import { isNamedBy, type UndatedList } from '../../law/statute-list.ts';
import { dayText } from '../../numbers/display.ts';
import { isActiveFelony, isLiveConduct } from '../record/count.ts';
import type { Attachment, Count, WorkingCase } from '../record/record.ts';
import { type Check, noticeOn, onCounts } from './check.ts';

const isBurglary = namedIn(['PC 459']);
const isFirstDegree = namedIn(['PC 460(a)']);
const isShoplifting = ({ filed }: Count): boolean => isBurglary(filed.sections) && !isFirstDegree(filed.sections);

const namedByWords =
  (list: UndatedList) =>
  ({ filed: { sections, crime } }: Count): boolean =>
    list.some((row) => isNamedBy(row, sections, crime.name));
const isFirearmTheft = namedByWords(firearmsByValue);
const isFelonyByValue = namedByWords(felonyByValue);

/** What the value makes graver; § 182(a) punishes a conspiracy to a misdemeanor or an infraction alike, whatever it is (J-93). */
const isByValue = ({ filed }: Count): boolean => !isOf182(filed);
const isFelonyOfValue = (count: Count): boolean => isActiveFelony(count) && isByValue(count);

const isLighterBelow950 = (count: Count, { sentencingDate }: Pick<WorkingCase, 'sentencingDate'>): boolean =>
  isFelonyOfValue(count) &&
  count.filed.lawDate < proposition47 &&
  proposition47 <= sentencingDate &&
  !(isFirearmTheft(count) && proposition63 <= sentencingDate) &&
  (isFelonyByValue(count) || isShoplifting(count));

const lighterBelow950 = onCounts(isLighterBelow950, {
  code: 'LIGHTER_LAW_BY_VALUE',
  authority: 'PC 459.5; PC 473(b); PC 476a(b); PC 490.2; PC 496(a); PC 1170.18',
  text: 'Proposition 47 came after the act and lightens every judgment not yet final: with a value of $950 or less this is a misdemeanor (of a burglary: of an open shop). The value is not known here; charge the misdemeanor where it is.',
});

/** A firearm taken before Proposition 47 by one sentenced after Proposition 63. */
const firearmLighterOnce = onCounts(
  (count, { sentencingDate }) =>
    isFelonyOfValue(count) &&
    count.filed.lawDate < proposition47 &&
    proposition63 <= sentencingDate &&
    isFirearmTheft(count),
  {
    code: 'LIGHTER_LAW_BY_VALUE',
    authority: 'PC 490.2(a), (c); PC 1170.18',
    text: `After the act Proposition 47 made the theft of a firearm of $950 or less a misdemeanor, until Proposition 63 ended that on ${dayText(proposition63)}. Whether the law between lightens a judgment of today is not decided here, and the value is not known; charge the misdemeanor where it governs.`,
  },
);

/** A firearm taken while petty theft was a question of value alone. */
const firearmBelow950 = onCounts(
  (count) =>
    isFelonyOfValue(count) &&
    proposition47 <= count.filed.lawDate &&
    count.filed.lawDate < proposition63 &&
    isFirearmTheft(count),
  {
    code: 'LIGHTER_LAW_BY_VALUE',
    authority: 'PC 3; former PC 490.2(a)',
    text: `From ${dayText(proposition47)} until Proposition 63, ${dayText(proposition63)}, the theft of a firearm of $950 or less was a misdemeanor. The value is not known here; charge the misdemeanor where it is.`,
  },
);

const isIdentityTheft = namedIn(['PC 530.5']);
const isForgeryOfLittle = namedByWords(forgeriesOfLittle);

/** Forgery as Proposition 47 punishes it, beside identity theft, of which the subdivision makes an exception. */
const forgeryBesideIdentityTheft: Check = ({ counts }) => {
  const convicted = counts.filter(({ standing }) => standing === 'active');
  const isBeside = convicted.some(({ filed }) => isIdentityTheft(filed.sections));
  const forgeries = convicted.filter((count) => count.severity === 'misdemeanor' && isForgeryOfLittle(count));
  return noticeOn(isBeside ? forgeries : [], {
    code: 'FORGERY_BESIDE_IDENTITY_THEFT',
    authority: 'PC 473(b); People v. Gonzales (2018) 6 Cal.5th 44',
    text: 'Section 473(b) makes no misdemeanor of a forgery of one who is convicted of identity theft too, where the two are connected: charge the forgery by its own section then.',
  });
};

/** A row of the former amount, or of whatever grand theft asks for. */
const isOfFormerAmount =
  ({ from, rows, byGrandTheft = false }: RaisedAmount) =>
  ({ filed: { crime, sections } }: Count | Attachment): boolean =>
    (byGrandTheft || (crime.end !== null && crime.end < from)) &&
    rows.some((row) => isNamedBy(row, sections, crime.name));

/** An amount raised between the act and the sentence; where Proposition 47 is told, which came later, that is enough. */
const raisedSince =
  (raise: RaisedAmount): Check =>
  (record) => {
    const { from, amount, rows } = raise;
    if (record.sentencingDate < from) return [];
    const isRaised = isOfFormerAmount(raise);
    const concerned = record.counts
      .filter(({ standing, filed }) => standing === 'active' && filed.lawDate < from)
      .flatMap((count) => [
        ...(isByValue(count) && isRaised(count) && !isLighterBelow950(count, record) ? [count] : []),
        ...count.attachments.filter((row) => isLiveConduct(row) && isRaised(row)),
      ]);
    return noticeOn(concerned, {
      code: 'LIGHTER_LAW_BY_VALUE',
      authority: `${rows.map((row) => row.authority).join('; ')}; In re Estrada (1965) 63 Cal.2d 740`,
      text: `The amount that makes this graver was raised after the act, to ${amount} on ${dayText(from)}, and lightens every judgment not yet final. The value is not known here; charge the lesser form where the amount alone made it graver and now falls short.`,
    });
  };

/** What a lighter law punishes less where little was taken: the row does not say how much. */
export const lighterByValue: readonly Check[] = [
  lighterBelow950,
  firearmLighterOnce,
  firearmBelow950,
  ...raisedAmounts.map(raisedSince),
  forgeryBesideIdentityTheft,
];
