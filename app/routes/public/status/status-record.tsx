// A record as its sender sees it.

import { Link } from '@remix-run/react'
import type { StatusAppointment } from '#app/features/appointments/status-appointment.server.ts'
import type { VisitorHistory } from '#app/features/records/visitor/history.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { promiseWords } from '#app/time/promise.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { LinkedText } from '#app/ui/text/linked-text.tsx'
import { Timed, type TimedSentence, YourTime } from '#app/ui/text/your-time.tsx'
import { RecordTrack, type Stage } from './status-track.tsx'

type Shown = { label: string; value: string }

/** The history is newest first. */
export type StatusRecord = VisitorHistory & {
  reference: string
  what: 'enquiry' | 'application'
  stage: Stage
  receivedAt: number
  /** Null once it is answered. */
  promise: TimedSentence | null
  /** Facts beside the stage, such as the place in a course. */
  standing: Shown[]
  interview: { isOver: boolean; times: Shown[]; minutes: number; place: string } | null
  appointment: StatusAppointment | null
  facts: Shown[]
  message: string | null
  /** The visitor can still add to it or withdraw it. */
  isOpen: boolean
}

type Interview = NonNullable<StatusRecord['interview']>

type StatusNowProps = {
  record: StatusRecord
  /** Every stage of the kind, where its line is drawn. */
  stages?: readonly Stage[]
}

export function StatusNow({ record: { stage, promise, standing }, stages }: StatusNowProps) {
  return (
    <>
      {stages ? <RecordTrack stages={stages} now={stage} /> : <Pill status={stage.pill}>{stage.label}</Pill>}
      <p className="lead-text">{stage.words}</p>
      {promise ? (
        <p>
          <Timed sentence={promise} />
        </p>
      ) : null}
      <FactList facts={standing} />
    </>
  )
}

export function ArrangedInterview({ interview, calendar }: { interview: Interview; calendar: string }) {
  const { times, minutes, place, isOver } = interview
  const say = useSay()
  return (
    <>
      <FactList facts={times} />
      <dl className="dl">
        <dt>{say('Duration')}</dt>
        <dd>{say('About {minutes} minutes', { minutes })}</dd>
        <dt>{say('Where')}</dt>
        <dd className="typed-text" lang="" dir="auto">
          <LinkedText>{place}</LinkedText>
        </dd>
      </dl>
      {isOver ? null : (
        <>
          <p>{say('If the time does not suit you, please tell us.')}</p>
          <LinkButton variant="outline" to={calendar} reloadDocument download="interview.ics">
            {say('Add to your calendar')}
          </LinkButton>
        </>
      )}
    </>
  )
}

type HistoryProps = VisitorHistory & {
  /** The page's own path. */
  path: string
}

export function History({ history, place, path }: HistoryProps) {
  const say = useSay()
  return (
    <>
      {place.isNewest ? null : (
        <p>
          <Link to={`${path}#history`}>{say('Newest messages')}</Link>
        </p>
      )}
      <ol className="stack status-history" data-gap="l">
        {history.map(({ id, at, title, words, isCut, files }) => (
          <li key={id} id={`entry-${id}`}>
            <h3>{title}</h3>
            <p className="note">
              <Clocks at={at} />
            </p>
            {words ? (
              <p className="typed-text" lang="" dir="auto">
                <LinkedText>{isCut ? `${words}…` : words}</LinkedText>
              </p>
            ) : null}
            {isCut ? (
              <p>
                <Link to={`${path}?whole=${id}#entry-${id}`}>{say('Show all')}</Link>
              </p>
            ) : null}
            {files.length > 0 ? <p className="typed-text">{say('With {files}', { files: files.join(', ') })}</p> : null}
          </li>
        ))}
      </ol>
      {place.earlier ? (
        <p>
          <Link to={`${path}?before=${place.earlier}#history`}>{say('Earlier messages')}</Link>
        </p>
      ) : null}
    </>
  )
}

export function StatusFacts({ record: { reference, receivedAt } }: { record: StatusRecord }) {
  const say = useSay()
  return (
    <dl className="dl">
      <dt>{say('Reference')}</dt>
      <dd className="form-reference">{reference}</dd>
      <dt>{say('Received')}</dt>
      <dd>
        <Clocks at={receivedAt} />
      </dd>
    </dl>
  )
}

export function WhatWasSent({ facts, message }: StatusRecord) {
  const say = useSay()
  return (
    <>
      <FactList facts={facts} />
      {message ? (
        <>
          <h3>{say('Message')}</h3>
          <p className="typed-text" lang="" dir="auto">
            {message}
          </p>
        </>
      ) : null}
    </>
  )
}

export function FactList({ facts }: { facts: readonly Shown[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="dl">
      {facts.map(({ label, value }) => (
        <Fact key={label} label={label} value={value} />
      ))}
    </dl>
  )
}

function Fact({ label, value }: Shown) {
  return (
    <>
      <dt>{label}</dt>
      <dd className="typed-text" lang="" dir="auto">
        {value}
      </dd>
    </>
  )
}

function Clocks({ at }: { at: number }) {
  const language = useLanguage()
  return (
    <>
      <time dateTime={new Date(at).toISOString()}>{promiseWords(at, language)}</time>
      <YourTime at={at} />
    </>
  )
}
