import { AboutTheDay, Said, type Told } from './told.tsx';

/** What a trial may come to. */
export function Trial({ offer: { card, filed, kind }, speech }: Told) {
  const { most, release, strikes, byAge, jailApart } = card.trial;
  const isLife = filed.serveDays.statute.kind === 'life' || most.lifeYears !== null;
  return (
    <section>
      <h2>{speech.say('no')}</h2>
      <p>
        <Said speech={speech} of="trial" figures={[speech.term(most)]} />{' '}
        {release !== null && (
          <>
            <Said speech={speech} of={isLife ? 'trialBoard' : 'trialOut'} figures={[speech.date(release)]} />
            <AboutTheDay speech={speech} byAge={byAge} jailApart={jailApart} />{' '}
          </>
        )}
        {strikes > 0 && (
          <Said speech={speech} of={strikes === 1 ? 'trialStrike' : 'trialStrikes'} figures={[strikes]} />
        )}
      </p>
      <p>{speech.say(kind === 'offer' ? 'less' : 'lessIndicated')}</p>
    </section>
  );
}

/** The answer, and who signs. */
export function Decide({ offer, speech, sheet }: Told) {
  const signatures = ['accused', 'defender', 'prosecutor', 'interpreter'] as const;
  return (
    <>
      <section>
        <h2>{speech.say('decide')}</h2>
        <p>{sheet === undefined ? speech.say('lawyer') : speech.say('lawyerOfPages', sheet.of)}</p>
        <div className="ans">
          <span>{speech.say('answer')}</span>
          <span className="bx">{speech.say('answerYes')}</span>
          <span className="bx">{speech.say('answerNo')}</span>
          {offer.kind === 'offer' && <span className="bx">{speech.say('answerCounter')}</span>}
        </div>
      </section>
      <div className="sig">
        {signatures.map((who) => (
          <div key={who}>
            <i />
            <span>{speech.say(who)}</span>
            <span>{speech.say('date')}</span>
          </div>
        ))}
      </div>
    </>
  );
}

/** What the figures rest on. */
export function Foot({ offer, record, speech, sheet }: Told) {
  const { card, summary, translation, number, kind } = offer;
  const { date, say } = speech;
  const last = date(card.law.offense);
  const offense = card.offenseFrom === null ? last : say('daySpan', date(card.offenseFrom), last);
  return (
    <footer>
      {sheet !== undefined && `${say('sheet', sheet.at, sheet.of)} `}
      <b>{say('advice')}</b> {say('figures', date(summary.today), offense, date(card.law.sentence))}{' '}
      {say(kind === 'offer' ? 'ofOffer' : 'ofIndication', number, record.CaseNumber)}
      {speech.language === 'es' && translation !== null && ` ${say('reviewed', translation.by, date(translation.at))}.`}
    </footer>
  );
}
