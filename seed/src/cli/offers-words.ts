import type { Disposition, OfferSearch, TimeToServe } from '@countwise/engine';

const places = { prison: 'state prison', jail1170h: 'county jail', jail: 'county jail', none: 'no custody' } as const;

export const servedText = ({ kind, days }: TimeToServe): string => {
  if (kind === 'death') return 'death';
  if (kind === 'without-parole') return 'life without parole';
  if (kind === 'life') return `${days.toLocaleString('en-US')} days to minimum parole date`;
  return days === 0 ? 'time served' : `serves ${days.toLocaleString('en-US')} days`;
};

const modeText = ({ caseFile: { charges, release } }: Disposition): string => {
  const jail = charges.flatMap(({ probation }) => (probation?.granted === true ? [probation.jailDays ?? 0] : []));
  if (jail.length > 0) return `probation with ${jail.reduce((sum, days) => sum + days, 0)} days of jail`;
  return release?.custodyPart === undefined ? '' : `split, ${release.custodyPart} sentence days in custody`;
};

const lengthText = ({ determinate, indeterminate, misdemeanorDays }: Disposition): string =>
  [indeterminate, determinate === '0d' ? '' : determinate, misdemeanorDays > 0 ? `${misdemeanorDays} days of jail` : '']
    .filter((text) => text !== '')
    .join(' and ');

export function pointLine(point: Disposition, side: NonNullable<OfferSearch['credit']>): string {
  const length = [lengthText(point), modeText(point)].filter((text) => text !== '').join(', ') || 'no days';
  const strikes = point.strikes === 1 ? '1 new strike' : `${point.strikes} new strikes`;
  return `    ${length}: ${servedText(point[side])}, ${places[point.place]}, ${strikes}`;
}
