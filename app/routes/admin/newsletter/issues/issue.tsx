// An issue that is scheduled, being sent or sent: what it waits for, its mail, and what became of it. A draft opens in the editor.
import { redirect } from '@remix-run/node'
import { Link, useLoaderData, useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { db } from '#app/db.server.ts'
import { hasMailService } from '#app/env.server.ts'
import { cardsForMail } from '#app/features/blog/store/published.server.ts'
import { drawText, withoutLinks } from '#app/features/newsletter/issues/draw-text.server.ts'
import { findIssue, listTexts } from '#app/features/newsletter/issues/issues.server.ts'
import {
  allowedIn,
  changeable,
  type IssueMove,
  recipientLabels,
  statusLabels,
  statusPill,
} from '#app/features/newsletter/issues/words.ts'
import { countReadersOf } from '#app/features/newsletter/sending/count-audience.server.ts'
import { recipientCounts } from '#app/features/newsletter/sending/health.server.ts'
import { handedOver, type RecipientCounts } from '#app/features/newsletter/sending/recipient-counts.ts'
import { waitsOf } from '#app/features/newsletter/sending/waits.server.ts'
import { topicLabels } from '#app/features/newsletter/topics.ts'
import { can } from '#app/features/staff/permissions.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { storedMessage } from '#app/languages/stored-messages.ts'
import { officeTimes } from '#app/mail/messages/office-times.ts'
import { Download } from '#app/routes/admin/shared/download.tsx'
import { DrawnMail } from '#app/routes/admin/shared/drawn-mail.tsx'
import { Facts, Typed } from '#app/routes/admin/shared/facts.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Table } from '#app/ui/table.tsx'
import { LinkTabs } from '#app/ui/tabs.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { IssueRow, IssueStatus, RecipientState } from '#db/tables/issues.ts'
import type { Language } from '#db/tables/records.ts'
import { checkStored } from './check-issue.server.ts'
import { Checks } from './checks.tsx'
import { AudienceLine, WaitLine } from './sending/audience.tsx'
import { aboveIssue, drawnPage, issuePage, nameOf, revisionsPage, schedulePage, textPage } from './words.ts'

export const handle = { permission: 'newsletter.read', title: 'Newsletter issue' } as const

export const loader = staffLoader(handle.permission, async ({ id, staff: { role, timeZone }, ...reader }) => {
  const { now } = reader
  const issue = await findIssue(db, id)
  if (!issue) return null
  const mayWrite = can(role, 'newsletter.write')
  const texts = await listTexts(db, id)
  const asked = new URL(reader.request.url).searchParams.get('language')
  const text = texts.find(({ language }) => language === asked) ?? texts[0]
  if (issue.status === 'draft' && mayWrite) throw redirect(textPage(id, text?.language ?? 'en'))
  const isOpen = changeable.includes(issue.status)
  const [counts, findings, audience, waits, drawn] = await Promise.all([
    recipientCounts(db, id),
    isOpen ? checkStored(id, reader) : [],
    isOpen ? countReadersOf(db, issue) : null,
    waitsOf(db, [issue], { hasMailService, now, say: reader.say }),
    text ? drawText(db, issue, text, { findPosts: (slugs) => cardsForMail(db, slugs, now), now }) : null,
  ])
  const sentAt = issue.send_at === null ? null : officeTimes(issue.send_at, reader.language)
  const pause_reason = issue.pause_reason && reader.say(storedMessage(issue.pause_reason))
  return {
    issue: { ...issue, pause_reason },
    written: texts.map(({ language }) => language),
    mail:
      text && drawn ? { language: text.language, subject: text.subject, text: withoutLinks(drawn.mail).text } : null,
    wait: waits.get(id) ?? null,
    ...{ audience, findings, counts, mayWrite, timeZone, sentAt, pageTitle: issue.title },
  }
})

export default function IssuePage() {
  const say = useSay()
  const data = useLoaderData<typeof loader>()
  const { issue, mail, written, audience, wait, findings, counts, mayWrite, timeZone, sentAt } = data
  const { status, ended_at } = issue
  useLiveFigures(issue, counts)
  const isOpen = changeable.includes(status)
  return (
    <StaffPage
      title={issue.title}
      isTyped
      above={aboveIssue}
      pill={<Pill status={statusPill[status]} label={statusLabels[status]} />}
      beside={mayWrite ? <Moves issue={issue} counts={counts} language={mail?.language ?? 'en'} /> : null}
    >
      {status === 'sent' && ended_at !== null ? <SentTo counts={counts} at={ended_at} zone={timeZone} /> : null}
      {status === 'paused' ? (
        <p className="banner" data-kind="warning">
          {say('Nothing is being sent for now.')} {issue.pause_reason}
        </p>
      ) : null}
      {status === 'scheduled' && findings.some(({ isError }) => isError) ? (
        <p className="banner" data-kind="error">
          {say(
            'This issue is scheduled, and will be sent at its time although something must be fixed: see the checks below.',
          )}
        </p>
      ) : null}
      {audience ? <AudienceLine audience={audience} at={sentAt} /> : null}
      {wait ? (
        <p>
          <WaitLine wait={wait} zone={timeZone} />
        </p>
      ) : null}
      {isOpen || goesToNobody(issue) ? null : <Progress issue={issue} counts={counts} mayWrite={mayWrite} />}
      <div className="columns" data-wide="first">
        <Panel id="mail" title={say('The email')}>
          {mail ? <StoredMail id={issue.id} written={written} {...mail} /> : <p>{say('There is no text yet.')}</p>}
        </Panel>
        <div className="stack">
          <IssueFacts issue={issue} sentAt={sentAt} zone={timeZone} />
          {isOpen ? <Checks id={issue.id} findings={findings} /> : null}
        </div>
      </div>
    </StaffPage>
  )
}

const labels: Record<IssueMove, Phrase> = {
  unschedule: 'Unschedule',
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Stop sending',
  'send-missed': 'Send to missed readers',
  delete: 'Delete draft',
}

type MovesProps = { issue: IssueRow; counts: RecipientCounts; language: Language }

/** The moves that the issue allows now. */
function Moves({ issue: { id, status, number, prepared_at }, counts, language }: MovesProps) {
  const say = useSay()
  const page = issuePage(id)
  const isMissed = prepared_at === null || counts.failed + counts.unknown + counts.skipped > 0
  const moves = (Object.keys(labels) as IssueMove[]).filter(
    (move) =>
      allowedIn[move].includes(status) &&
      !(move === 'delete' && number !== null) &&
      !(move === 'send-missed' && !isMissed),
  )
  return (
    <>
      {status === 'scheduled' ? (
        <>
          <LinkButton to={textPage(id, language)}>{say('Edit')}</LinkButton>
          <LinkButton to={schedulePage(id)} variant="outline">
            {say('Reschedule')}
          </LinkButton>
        </>
      ) : null}
      {moves.map((move) => (
        <LinkButton key={move} to={`${page}/${move}`} variant="outline" data-loss={move === 'delete' || undefined}>
          {say(labels[move])}
        </LinkButton>
      ))}
    </>
  )
}

type StoredMailProps = {
  id: string
  language: Language
  subject: string
  /** As programs without HTML show it. */
  text: string
  written: readonly Language[]
}

/** The mail in one language, with the way to the others. */
function StoredMail({ id, language, subject, text, written }: StoredMailProps) {
  const say = useSay()
  const page = issuePage(id)
  const tabs = written.map((one) => ({ id: one, label: nameOf(say, one), to: `${page}?language=${one}` }))
  return (
    <>
      <LinkTabs label={say('Language')} tabs={tabs} current={language} />
      <DrawnMail key={language} src={drawnPage(id, language)} subject={subject} text={text} size="medium" />
      <p>
        <Link to={revisionsPage(id, language)}>{say('Revisions')}</Link>
      </p>
    </>
  )
}

type IssueFactsProps = {
  issue: IssueRow
  /** In the times of both offices. */
  sentAt: string | null
  zone: string
}

/** There is no progress to show of an issue that was prepared for no reader. */
const goesToNobody = ({ prepared, prepared_at }: Pick<IssueRow, 'prepared' | 'prepared_at'>) =>
  prepared_at !== null && prepared === 0

function IssueFacts({ issue, sentAt, zone }: IssueFactsProps) {
  const say = useSay()
  const { number, topic, is_advertising, without_text, started_at, ended_at } = issue
  const moment = (at: number | null) => (at === null ? null : <Moment at={at} zone={zone} />)
  return (
    <Panel id="settings" title={say('Settings')}>
      <Facts
        of={{
          Number: number,
          Topic: say(topicLabels[topic]),
          Advertising: is_advertising === 1 ? say('Yes, labelled (광고)') : say('No'),
          'Without a translation': without_text === 'English' ? say('Send English') : say('Leave out'),
          [issue.status === 'scheduled' ? 'Scheduled for' : 'Send time']: sentAt,
          Recipients: goesToNobody(issue) ? say('None') : null,
          Started: moment(started_at),
          Ended: moment(ended_at),
          'Created by': <Typed>{issue.created_by}</Typed>,
        }}
      />
    </Panel>
  )
}

type SentProps = { counts: RecipientCounts; at: number; zone: string }

function SentTo({ counts, at, zone }: SentProps) {
  const count = handedOver(counts)
  return (
    <p>
      <Said
        phrase={
          count === 0 ? 'Sent to no one, {at}' : 'Sent to {count, plural, one {# reader} other {# readers}}, {at}'
        }
        count={count}
        values={{ at: <Moment at={at} zone={zone} /> }}
      />
    </p>
  )
}

type ProgressProps = { issue: IssueRow; counts: RecipientCounts; mayWrite: boolean }

const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** How far an issue is: every mail in exactly one state, and the sum. */
function Progress({ issue: { id, status, prepared, prepared_at }, counts, mayWrite }: ProgressProps) {
  const say = useSay()
  const { locale } = pageLanguages[useLanguage()]
  const states = (Object.keys(recipientLabels) as RecipientState[]).filter((state) => counts[state] > 0)
  const total = states.reduce((sum, state) => sum + counts[state], 0)
  const share = (count: number) => `${((100 * count) / Math.max(1, total)).toLocaleString(locale, oneDigit)} %`
  const count = { count: prepared.toLocaleString(locale) }
  const words =
    prepared_at === null
      ? say('{count} recipients have been listed so far.', count)
      : say('{count} recipients. Each is counted once below.', count)
  return (
    <Panel id="progress" title={status === 'sent' || status === 'cancelled' ? say('Results') : say('Progress')}>
      <p>{words}</p>
      {total > 0 ? (
        <Table
          caption={say('Emails by state')}
          columns={[say('Status'), say('Emails'), say('Share|part'), say('Chart')]}
        >
          {states.map((state) => (
            <tr key={state}>
              <th scope="row">{say(recipientLabels[state])}</th>
              <td data-label={say('Emails')}>{counts[state].toLocaleString(locale)}</td>
              <td data-label={say('Share|part')}>{share(counts[state])}</td>
              <td>
                <meter min={0} max={total} value={counts[state]} aria-hidden="true" />
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{say('Total')}</th>
            <td data-label={say('Emails')}>{total.toLocaleString(locale)}</td>
            <td />
            <td />
          </tr>
        </Table>
      ) : null}
      {mayWrite && total > 0 ? (
        <Download href={`${issuePage(id)}/recipients.csv`}>{say('Export these entries as CSV')}</Download>
      ) : null}
    </Panel>
  )
}

const running: readonly IssueStatus[] = ['preparing', 'sending']
const everyMs = 3_000

type Watched = Pick<IssueRow, 'status' | 'send_at'>

/** With scripts the page of an issue renews itself while it is sent, and from the moment it is due; without, by loading it again. */
function useLiveFigures({ status, send_at }: Watched, { queued, batched }: RecipientCounts) {
  const { revalidate } = useRevalidator()
  // The rest of a cancelled issue is dropped in portions.
  const isRunning = running.includes(status) || (status === 'cancelled' && queued + batched > 0)
  const dueAt = status === 'scheduled' ? send_at : null
  useEffect(() => {
    if (!isRunning && dueAt === null) return
    const timer = setInterval(() => {
      const isDue = isRunning || (dueAt !== null && dueAt <= Date.now())
      if (isDue && document.visibilityState === 'visible') revalidate()
    }, everyMs)
    return () => clearInterval(timer)
  }, [isRunning, dueAt, revalidate])
}
