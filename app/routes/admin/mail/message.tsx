import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { db } from '#app/db.server.ts'
import { PostButton } from '#app/forms/post-button.tsx'
import { listMailFileNames } from '#app/mail/outbox/files.server.ts'
import { findMail } from '#app/mail/outbox/mails.server.ts'
import { DrawnMail } from '#app/routes/admin/shared/drawn-mail.tsx'
import { Facts } from '#app/routes/admin/shared/facts.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { MailStatus } from '#db/tables/mail.ts'
import { ReferenceLink } from '../records/reference-link.tsx'
import { readableMail } from './links.server.ts'
import { askAnew, linkCopy, mailCrumb, mailKindLabel, mailState, mayDiscard, maySendAgain } from './words.ts'

type ReadableMail = Omit<ReturnType<typeof readableMail>, 'headers' | 'html_body' | 'files'>

export const handle = { permission: 'mail.read', title: 'Mail' } as const

export const loader = staffLoader(handle.permission, async ({ id, now, staff: { timeZone } }) => {
  const stored = await findMail(db, id)
  if (!stored) return null
  const { headers, html_body, files, ...mail } = readableMail(stored, now)
  return { mail, headers: headersOf(headers), files: await listMailFileNames(db, { files }), timeZone }
})

function headersOf(stored: string): [string, string][] {
  const headers: Record<string, string> = JSON.parse(stored)
  return Object.entries(headers)
}

export default function MailMessagePage() {
  const { mail, headers, files, timeZone } = useLoaderData<typeof loader>()
  const { kind, subject, status, last_error, links } = mail
  const isBlank = mail.text_body === ''
  const { pill, label } = mailState({
    status,
    isLost: links === 'gone' && (status === 'queued' || status === 'held'),
  })
  return (
    <StaffPage
      title={subject || mailKindLabel(kind)}
      isTyped
      above={[mailCrumb]}
      pill={<Pill status={pill}>{label}</Pill>}
      beside={<Moves mail={mail} isBlank={isBlank} />}
    >
      {last_error ? (
        <p className="banner" data-kind={status === 'queued' ? 'warning' : 'error'} dir="auto">
          Last error: {last_error}
        </p>
      ) : null}
      {isBlank || links === 'none' ? null : (
        <p className="banner" data-kind="info">
          {linkCopy[links]} {links === 'gone' ? askAnew(kind) : null}
        </p>
      )}
      <div className="staff-columns">
        <article className="card" aria-labelledby="text-heading">
          <h2 id="text-heading">Content</h2>
          {isBlank ? (
            <p>The text of this email is no longer kept.</p>
          ) : (
            <DrawnMail src={`${mailCrumb.href}/${mail.id}/drawn`} subject={mail.subject} text={mail.text_body} />
          )}
        </article>
        <MailFacts mail={mail} headers={headers} files={files} zone={timeZone} />
      </div>
    </StaffPage>
  )
}

/** The button's label for a mail that has not been sent before. */
const sendLabels: Partial<Record<MailStatus, string>> = { discarded: 'Send anyway', held: 'Send now' }

function Moves({ mail, isBlank }: { mail: ReadableMail; isBlank: boolean }) {
  const again = maySendAgain({ ...mail, isBlank, areLinksGone: mail.links === 'gone' })
  const discard = mayDiscard(mail.status)
  if (!again && !discard) return null
  const path = `${mailCrumb.href}/${mail.id}`
  return (
    <>
      {again ? (
        <PostButton action={`${path}/send-again`} id="send-again">
          {sendLabels[mail.status] ?? 'Send again'}
        </PostButton>
      ) : null}
      {discard ? (
        <LinkButton to={`${path}/discard`} variant="outline" data-loss>
          Discard
        </LinkButton>
      ) : null}
    </>
  )
}

type MailFactsProps = { mail: ReadableMail; headers: [string, string][]; files: string[]; zone: string }

function MailFacts({ mail, headers, files, zone }: MailFactsProps) {
  const { to_address, reply_to, calendar, kind, reference, status, next_attempt_at, sent_at, provider_id } = mail
  const facts: Record<string, ReactNode> = {
    From: mail.sender,
    To: to_address || '–',
    'Reply-To': reply_to,
    ...Object.fromEntries(headers),
    Files: files.join(', ') || null,
    'Calendar file': calendar ? 'interview.ics' : null,
    Type: mailKindLabel(kind),
    About: reference?.startsWith('ENQ-') ? <ReferenceLink kind="enquiry" reference={reference} /> : reference,
    Created: <Moment at={mail.created_at} zone={zone} />,
    Attempts: String(mail.attempts),
    'Next attempt': status === 'queued' ? <Moment at={next_attempt_at} zone={zone} /> : null,
    Sent: sent_at === null ? null : <Moment at={sent_at} zone={zone} />,
    'Email service’s ID': provider_id,
    'Site’s ID': mail.id,
  }
  return (
    <Panel id="facts-heading" title="Headers and delivery">
      <Facts of={facts} isTyped />
      <p>Times are in {zone}.</p>
    </Panel>
  )
}
