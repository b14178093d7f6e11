import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { kindOf } from '#app/features/records/reference.ts'
import { PostButton } from '#app/forms/post-button.tsx'
import { drawn } from '#app/languages/message.ts'
import { type Phrase, sayIn } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { storedMessage } from '#app/languages/stored-messages.ts'
import { calendarName } from '#app/mail/interview-times.ts'
import { listMailFileNames } from '#app/mail/outbox/files.server.ts'
import { findMail } from '#app/mail/outbox/mails.server.ts'
import { DrawnMail } from '#app/routes/admin/shared/drawn-mail.tsx'
import { type FactLines, Facts } from '#app/routes/admin/shared/facts.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { MailStatus } from '#db/tables/mail.ts'
import type { RecordKind } from '#db/tables/records.ts'
import { ReferenceLink } from '../records/links.tsx'
import { readableMail } from './links.server.ts'
import { mailSize } from './mail-size.ts'
import { askAnew, linkCopy, mailCrumb, mailKindLabel, mailState, mayDiscard, maySendAgain } from './words.ts'

type ReadableMail = Omit<ReturnType<typeof readableMail>, 'headers' | 'html_body' | 'files' | 'last_error'> & {
  about: RecordKind | null
}

export const handle = { permission: 'mail.read', title: 'Mail' } as const

export const loader = staffLoader(handle.permission, async ({ id, now, language, staff: { timeZone } }) => {
  const stored = await findMail(db, id)
  if (!stored) return null
  const { headers, html_body, files, last_error, ...mail } = readableMail(stored, now)
  const lastError = last_error && sayIn(language)(storedMessage(last_error))
  const drawn = { size: mailSize(mail.text_body), files: await listMailFileNames(db, { files }) }
  const about = mail.reference === null ? null : kindOf(mail.reference)
  return { mail: { ...mail, about }, lastError, headers: headersOf(headers), ...drawn, timeZone }
})

function headersOf(stored: string): [string, string][] {
  const headers: Record<string, string> = JSON.parse(stored)
  return Object.entries(headers)
}

export default function MailMessagePage() {
  const say = useSay()
  const { mail, lastError, headers, files, size, timeZone } = useLoaderData<typeof loader>()
  const { kind, subject, status, links } = mail
  const isBlank = mail.text_body === ''
  const isLost = links === 'gone' && (status === 'queued' || status === 'held')
  const { pill, label } = mailState({ status, isLost })
  return (
    <StaffPage
      title={subject || say(mailKindLabel(kind))}
      isTyped
      above={[mailCrumb]}
      pill={<Pill status={pill} label={label} />}
      beside={<Moves mail={mail} isBlank={isBlank} />}
    >
      {lastError ? (
        <p className="banner" data-kind={status === 'queued' ? 'warning' : 'error'} dir="auto">
          {say('Last error: {error}', { error: lastError })}
        </p>
      ) : null}
      {isBlank || links === 'none' ? null : (
        <p className="banner" data-kind="info">
          {say(linkCopy[links])} {links === 'gone' ? say(askAnew(kind)) : null}
        </p>
      )}
      <div className="columns" data-wide="first">
        <article className="card" aria-labelledby="text-heading">
          <h2 id="text-heading">{say('Content')}</h2>
          {isBlank ? (
            <p>{say('The text of this email is no longer kept.')}</p>
          ) : (
            <DrawnMail src={`${mailCrumb.href}/${mail.id}/drawn`} subject={subject} text={mail.text_body} size={size} />
          )}
        </article>
        <MailFacts mail={mail} isLost={isLost} headers={headers} files={files} zone={timeZone} />
      </div>
    </StaffPage>
  )
}

/** The button's label for a mail that has not been sent before. */
const sendLabels: Partial<Record<MailStatus, Phrase>> = { discarded: 'Send anyway', held: 'Send now' }

function Moves({ mail, isBlank }: { mail: ReadableMail; isBlank: boolean }) {
  const say = useSay()
  const again = maySendAgain({ ...mail, isBlank, areLinksGone: mail.links === 'gone' })
  const discard = mayDiscard(mail.status)
  if (!again && !discard) return null
  const path = `${mailCrumb.href}/${mail.id}`
  return (
    <>
      {again ? (
        <PostButton action={`${path}/send-again`} id="send-again">
          {say(sendLabels[mail.status] ?? 'Send again')}
        </PostButton>
      ) : null}
      {discard ? (
        <LinkButton to={`${path}/discard`} variant="outline" data-loss>
          {say('Discard')}
        </LinkButton>
      ) : null}
    </>
  )
}

type MailFactsProps = {
  mail: ReadableMail
  isLost: boolean
  headers: [string, string][]
  files: string[]
  zone: string
}

function MailFacts({ mail, isLost, headers, files, zone }: MailFactsProps) {
  const say = useSay()
  const { to_address, reply_to, calendar, kind, reference, about, status, next_attempt_at, sent_at, provider_id } = mail
  const facts: FactLines = {
    Type: say(mailKindLabel(kind)),
    'About|subject': about && reference ? <ReferenceLink kind={about} reference={reference} /> : reference,
    Created: <Moment at={mail.created_at} zone={zone} />,
    'Next attempt': status === 'queued' && !isLost ? <Moment at={next_attempt_at} zone={zone} /> : null,
    Sent: sent_at === null ? null : <Moment at={sent_at} zone={zone} />,
    'From|mail': mail.sender,
    'To|mail': to_address || '–',
    Files: files.join(', ') || null,
    'Calendar file': calendar ? calendarName(kind) : null,
  }
  return (
    <Panel id="facts-heading" title={say('Details')}>
      <Facts
        of={facts}
        more={[
          ['Reply-To', reply_to],
          ...headers.map(([name, value]) => [drawn(name), value] as const),
          ['Attempts', String(mail.attempts)],
          ['Email service’s ID', provider_id],
          ['Site’s ID', mail.id],
        ]}
        isTyped
      />
      <p>{say('Times are in {zone}.', { zone })}</p>
    </Panel>
  )
}
