// The page behind the mailed status link. Opening it changes nothing, because mail scanners open it too.
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData, useParams } from '@remix-run/react'
import type { StatusAppointment } from '#app/features/appointments/status-appointment.server.ts'
import { threadQuery } from '#app/features/records/thread-page.ts'
import { StatusPanel } from '#app/forms/notices/status-panel.tsx'
import { useFlash } from '#app/http/browser/flash.ts'
import { sameDataUnlessQuery } from '#app/http/browser/same-page.ts'
import { languageOfRequest, phrasesFor } from '#app/languages/phrases.server.ts'
import { sayFrom, useHrefIn, useSay } from '#app/languages/say.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Hero, Section } from '#app/ui/section.tsx'
import { AddForm } from './status-add-form.tsx'
import { LinkGone } from './status-gone.tsx'
import {
  ArrangedInterview,
  FactList,
  History,
  StatusFacts,
  StatusNow,
  type StatusRecord,
  WhatWasSent,
} from './status-record.tsx'
import { recordBehind, stagesIn } from './status-records.server.ts'
import '#app/ui/styles/pages/status.css'

export { privatePage as headers } from '#app/http/browser/private-page.ts'

import '#app/ui/styles/pages/contact.css'
export const shouldRevalidate = sameDataUnlessQuery('before', 'whole')

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.record?.reference ?? sayFrom(args.matches)('This link no longer works'),
    noindex: true,
  })

export async function loader({ params, request }: LoaderFunctionArgs) {
  const record = await recordBehind(params.token, languageOfRequest(request), threadQuery(request))
  return data(
    {
      ...phrasesFor(request, 'status', 'appointments'),
      record,
      stages: record ? stagesIn(languageOfRequest(request))[record.what] : [],
    },
    { status: record ? 200 : 404 },
  )
}

export default function StatusLinkPage() {
  const { record, stages } = useLoaderData<typeof loader>()
  const { token = '' } = useParams()
  const done = useFlash('status-link')
  const say = useSay()
  const hrefIn = useHrefIn()
  if (!record) return <LinkGone />
  const path = hrefIn(`/status/${token}`)
  return (
    <>
      <Hero kicker={record.reference} title={say(`Your ${record.what}`)} />
      <Section>
        <div className="columns" data-wide="first">
          <div className="stack status-record" data-gap="l">
            {done ? (
              <StatusPanel key={done.id}>
                <p>{done.text}</p>
              </StatusPanel>
            ) : null}
            <section aria-labelledby="stage">
              <h2 id="stage">{say('Where it stands')}</h2>
              <StatusNow record={record} stages={stages} />
            </section>
            <Meetings record={record} token={token} path={path} />
            <section aria-labelledby="history">
              <h2 id="history">{say('Progress so far')}</h2>
              <History {...record} path={path} />
            </section>
            {record.isOpen ? (
              <section aria-labelledby="add">
                <h2 id="add">{say('Add information')}</h2>
                <AddForm key={done?.id} action={`/status/${token}/add`} />
              </section>
            ) : null}
            <section aria-labelledby="sent">
              <h2 id="sent">{say('What you sent')}</h2>
              <WhatWasSent {...record} />
            </section>
          </div>
          <aside className="sticky contact-details" aria-labelledby="receipt">
            <h2 id="receipt" className="size-h4">
              {say('Your receipt')}
            </h2>
            <StatusFacts record={record} />
            <div className="prose">
              <NextStep record={record} withdrawPath={`${path}/withdraw`} />
            </div>
          </aside>
        </div>
      </Section>
    </>
  )
}

function NextStep({ record: { isOpen, what }, withdrawPath }: { record: StatusRecord; withdrawPath: string }) {
  const say = useSay()
  const hrefIn = useHrefIn()
  if (!isOpen) {
    return (
      <LinkButton to={hrefIn('/contact')} variant="outline">
        {say('Write to us again')}
      </LinkButton>
    )
  }
  return (
    <>
      <p>{say('No longer want an answer? We will ask you to confirm before anything changes.')}</p>
      <LinkButton to={withdrawPath} variant="outline">
        {say(`Withdraw this ${what}`)}
      </LinkButton>
    </>
  )
}

type MeetingsProps = { record: StatusRecord; token: string; path: string }

/** The times at which the visitor and staff meet. */
function Meetings({ record: { interview, appointment }, token, path }: MeetingsProps) {
  const say = useSay()
  return (
    <>
      {interview ? (
        <section aria-labelledby="interview">
          <h2 id="interview">{say('Your interview')}</h2>
          <ArrangedInterview interview={interview} calendar={`/status/${token}/interview.ics`} />
        </section>
      ) : null}
      {appointment ? (
        <section aria-labelledby="appointment">
          <h2 id="appointment">{say('Your appointment')}</h2>
          <Booked {...appointment} path={`${path}/appointment`} calendar={`/status/${token}/appointment.ics`} />
        </section>
      ) : null}
    </>
  )
}

function Booked({ facts, isOver, isHeld, path, calendar }: StatusAppointment & { path: string; calendar: string }) {
  const say = useSay()
  return (
    <>
      {isHeld && !isOver ? <p>{say('This time is not booked yet: please confirm it.')}</p> : null}
      <FactList facts={facts} />
      {isOver ? null : (
        <div className="button-row">
          {isHeld ? <LinkButton to={`${path}/confirm`}>{say('Confirm this time')}</LinkButton> : null}
          <LinkButton variant="outline" to={path}>
            {say('Move or cancel')}
          </LinkButton>
          {isHeld ? null : (
            <LinkButton variant="outline" to={calendar} reloadDocument download="appointment.ics">
              {say('Add to your calendar')}
            </LinkButton>
          )}
        </div>
      )}
    </>
  )
}
