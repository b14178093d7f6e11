import { Form, Link, useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { db } from '#app/db.server.ts'
import { findMail } from '#app/mail/outbox/mails.server.ts'
import { DrawnMail } from '#app/routes/admin/shared/drawn-mail.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { readableMail } from './links.server.ts'
import { askAnew, linkCopy, mailKindLabel, mailPill, mailStatusLabels, mayDiscard, maySendAgain } from './words.ts'

type ReadableMail = Omit<ReturnType<typeof readableMail>, 'headers' | 'html_body'>

export const handle = { permission: 'mail.read', title: 'Mail' } as const

export const loader = staffLoader(handle.permission, async ({ id, now, staff: { timeZone } }) => {
  const stored = await findMail(db, id)
  if (!stored) return null
  const { headers, html_body, ...mail } = readableMail(stored, now)
  return { mail, headers: headersOf(headers), timeZone }
})

function headersOf(stored: string): [string, string][] {
  const headers: Record<string, string> = JSON.parse(stored)
  return Object.entries(headers)
}

export { readOnly as action } from '#app/routes/admin/shared/staff-action.server.ts'

export default function MailMessagePage() {
  const { mail, headers, timeZone } = useLoaderData<typeof loader>()
  const isBlank = mail.text_body === ''
  return (
    <>
      <Breadcrumbs
        items={[
          { label: 'Overview', href: '/dashboard' },
          { label: 'Mail', href: '/dashboard/mail' },
          { label: mailKindLabel(mail.kind) },
        ]}
      />
      <div className="toolbar">
        <h1 className="typed" dir="auto">
          {mail.subject || mailKindLabel(mail.kind)}
        </h1>
        <Pill status={mailPill[mail.status]}>{mailStatusLabels[mail.status]}</Pill>
      </div>
      {mail.last_error ? (
        <p className="banner" data-kind={mail.status === 'queued' ? 'warning' : 'error'} dir="auto">
          Last error: {mail.last_error}
        </p>
      ) : null}
      {isBlank ? null : <LinkNotice {...mail} />}
      <Moves mail={mail} isBlank={isBlank} />
      <div className="staff-columns">
        <article className="card" aria-labelledby="text-heading">
          <h2 id="text-heading">Content</h2>
          {isBlank ? (
            <p>The text of this mail is no longer kept.</p>
          ) : (
            <DrawnMail src={`/dashboard/mail/${mail.id}/drawn`} subject={mail.subject} text={mail.text_body} />
          )}
        </article>
        <Facts mail={mail} headers={headers} zone={timeZone} />
      </div>
    </>
  )
}

function LinkNotice({ links, kind }: Pick<ReadableMail, 'links' | 'kind'>) {
  if (links === 'none') return null
  return (
    <p className="banner" data-kind="info">
      {linkCopy[links]} {links === 'gone' ? askAnew(kind) : null}
    </p>
  )
}

function Moves({ mail, isBlank }: { mail: ReadableMail; isBlank: boolean }) {
  const again = maySendAgain({ ...mail, isBlank, areLinksGone: mail.links === 'gone' })
  const discard = mayDiscard(mail.status)
  if (!again && !discard) return null
  return (
    <div className="button-row">
      {again ? (
        <Form method="post" action={`/dashboard/mail/${mail.id}/send-again`} id="send-again">
          <Button type="submit">{mail.status === 'discarded' ? 'Send after all' : 'Send again'}</Button>
        </Form>
      ) : null}
      {discard ? (
        <LinkButton to={`/dashboard/mail/${mail.id}/discard`} variant="outline">
          Discard
        </LinkButton>
      ) : null}
    </div>
  )
}

type FactsProps = { mail: ReadableMail; headers: [string, string][]; zone: string }

function Facts({ mail, headers, zone }: FactsProps) {
  const moment = (at: number | null) => (at === null ? null : <Moment at={at} zone={zone} />)
  const facts: [string, ReactNode][] = [
    ['From', mail.sender],
    ['To', mail.to_address || '–'],
    ['Reply-To', mail.reply_to],
    ...headers,
    ['Calendar file', mail.calendar ? 'interview.ics' : null],
    ['Kind', mailKindLabel(mail.kind)],
    ['About', mail.reference === null ? null : <Reference key="about" reference={mail.reference} />],
    ['Written', moment(mail.created_at)],
    ['Attempts', mail.attempts],
    ['Next attempt', mail.status === 'queued' ? moment(mail.next_attempt_at) : null],
    ['Sent', moment(mail.sent_at)],
    ['Mail service’s id', mail.provider_id],
    ['Site’s id', mail.id],
  ]
  return (
    <section className="card" aria-labelledby="facts-heading">
      <h2 id="facts-heading">Headers and delivery</h2>
      <div className="facts">
        <dl className="dl">
          {facts
            .filter(([, value]) => value !== null)
            .map(([label, value]) => (
              <div key={label} className="fact">
                <dt>{label}</dt>
                <dd className="typed" dir="auto">
                  {value}
                </dd>
              </div>
            ))}
        </dl>
      </div>
      <p>Times are in {zone}.</p>
    </section>
  )
}

function Reference({ reference }: { reference: string }) {
  if (!reference.startsWith('ENQ-')) return reference
  return (
    <Link to={`/dashboard/contacts/${reference}`} className="reference">
      {reference}
    </Link>
  )
}
