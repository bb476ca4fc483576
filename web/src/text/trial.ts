const number = (value: number): string => value.toLocaleString('en-US');

/** Days to serve by an offer, and by a trial with and without what is in doubt. */
type TrialDays = Readonly<Record<'offer' | 'without' | 'proved', number>>;

/** Words of an offer beside a trial. */
export const trial = {
  title: 'Offer and trial, in days',
  outcome: (name: string, length: string) => `${name}, ${length}`,
  offer: (place: number) => `Offer ${place}`,
  most: 'All counts, if every upper term were proved (PC 1170(b)(1)-(3))',
  selected: 'All counts, as selected',
  least: 'All counts, the least term',
  without: (counts: string) => `Without ${counts}, the others as selected`,
  noOffer: 'An offer that is recorded on the case stands here beside a trial.',
  change: 'Change the outcomes',
  scale: (least: string, most: string) =>
    least === most ? `${least} of 100 trials` : `From ${least} to ${most} of 100 trials`,
  scaleEnds: '0 to 100 trials',
  group: 'Counts that are proved together or not at all',
  noGroup: 'Without any count the sentence is of another kind or served elsewhere: the days are not compared.',
  equal: 'Where the two are equal',
  /** Before the ends: `34 of 100 such trials at 20y, or 60 of 100 at 12y`. */
  chance: (counts: string) => `Offer and trial come to the same days on average if ${counts} would be proved in`,
  ofHundred: (of: string) => `${of} of 100`.replaceAll(' ', '\u00a0'),
  at: (length: string, isFirst: boolean) => ` ${isFirst ? 'such trials ' : ''}at ${length.replaceAll(' ', '\u00a0')}`,
  or: ', or ',
  lessAbove: 'Proved in more of them, the offer serves less; in fewer, the trial.',
  lessBelow: 'Proved in fewer of them, the offer serves less; in more, the trial.',
  under: 'fewer than 1',
  over: 'more than 99',
  always: (length: string) => `At ${length} the offer comes to no more days than a trial, whatever the chance.`,
  never: (length: string) => `At ${length} the offer comes to no fewer days than a trial, whatever the chance.`,
  /** `(2,130 − 112) ÷ (5,962 − 112) and ÷ (3,478 − 112)`: the same of every end but what is proved. */
  sumAbove: (ends: readonly TrialDays[]) =>
    ends
      .map(({ offer, without, proved }, at) =>
        [
          ...(at === 0 ? [`(${number(offer)} − ${number(without)})`] : []),
          `÷ (${number(proved)} − ${number(without)})`,
        ].join(' '),
      )
      .join(' and '),
  sumBelow: (ends: readonly TrialDays[]) =>
    ends
      .map(({ offer, without, proved }, at) =>
        [
          ...(at === 0 ? [`(${number(without)} − ${number(offer)})`] : []),
          `÷ (${number(without)} − ${number(proved)})`,
        ].join(' '),
      )
      .join(' and '),
  assumes: (counts: string, several: boolean) =>
    `It assumes that every other count is proved in every trial${several ? `, that ${counts} stand or fall together` : ''}, and that only days count: strikes, registration, immigration and supervision are left out. Credit and time until trial are those of today. It does not say how likely a conviction is.`,
} as const;
