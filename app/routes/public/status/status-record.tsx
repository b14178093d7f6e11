// A record as the visitor who sent it sees it.
import { Fragment } from 'react'
import { promiseWords } from '#app/content/promise.ts'
import { Pill } from '#app/ui/pill.tsx'
import { YourTime } from '#app/ui/your-time.tsx'

export type StatusRecord = {
  reference: string
  /** As in "enquiry". */
  what: string
  stage: { pill: string; label: string; words: string }
  receivedAt: number
  /** While an answer is still to come. */
  promisedBy: number | null
  facts: { label: string; value: string }[]
  message: string | null
  added: { id: string; at: number; words: string }[]
  /** Can be added to and withdrawn. */
  isOpen: boolean
}

export function StatusNow({ record: { stage, promisedBy }, now }: { record: StatusRecord; now: number }) {
  return (
    <>
      <Pill status={stage.pill}>{stage.label}</Pill>
      <p className="lead-text">{stage.words}</p>
      {promisedBy ? (
        <dl className="dl">
          <dt>We reply by</dt>
          <dd>
            <Clocks at={promisedBy} />
            {promisedBy <= now ? <p>We are late, and we are sorry. Your message has not been forgotten.</p> : null}
          </dd>
        </dl>
      ) : null}
    </>
  )
}

export function StatusFacts({ record: { reference, receivedAt } }: { record: StatusRecord }) {
  return (
    <dl className="dl">
      <dt>Reference</dt>
      <dd className="form-reference">{reference}</dd>
      <dt>Received</dt>
      <dd>
        <Clocks at={receivedAt} />
      </dd>
    </dl>
  )
}

export function WhatWasSent({ facts, message, added }: StatusRecord) {
  return (
    <>
      <dl className="dl">
        {facts.map(({ label, value }) => (
          <Fact key={label} label={label} value={value} />
        ))}
      </dl>
      {message ? (
        <>
          <h3>Message</h3>
          <p className="typed-text" lang="" dir="auto">
            {message}
          </p>
        </>
      ) : null}
      {added.map(({ id, at, words }) => (
        <Fragment key={id}>
          <h3>Added {promiseWords(at)}</h3>
          <p className="typed-text" lang="" dir="auto">
            {words}
          </p>
        </Fragment>
      ))}
    </>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
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
  return (
    <>
      <time dateTime={new Date(at).toISOString()}>{promiseWords(at)}</time> <YourTime at={at} />
    </>
  )
}
