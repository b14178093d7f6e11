// One issue: its texts, what is left to do before it is sent, and afterwards what became of its mails.

import { Link, useLoaderData } from '@remix-run/react'
import { languages } from '#app/content/languages.ts'
import { db } from '#app/db.server.ts'
import { changeable } from '#app/features/newsletter/issues/changeable.ts'
import { findIssue, listTexts } from '#app/features/newsletter/issues/issues.server.ts'
import { allowedIn, type IssueMove } from '#app/features/newsletter/issues/moves.ts'
import { statusLabels, statusPill } from '#app/features/newsletter/issues/words.ts'
import { recipientCounts } from '#app/features/newsletter/sending/health.server.ts'
import { handedOver, type RecipientCounts } from '#app/features/newsletter/sending/recipient-counts.ts'
import { frequencyLabels, topicLabels } from '#app/features/newsletter/topics.ts'
import { can } from '#app/features/staff/permissions.ts'
import { PostButton } from '#app/forms/post-button.tsx'
import { pageLanguages } from '#app/languages/pages.ts'
import { type Phrase, type Say, sayIn } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { storedMessage } from '#app/languages/stored-messages.ts'
import { officeTimes } from '#app/mail/messages/office-times.ts'
import { Facts, Typed } from '#app/routes/admin/shared/facts.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Menu } from '#app/ui/popover.tsx'
import { Table } from '#app/ui/table.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { IssueRow } from '#db/tables/issues.ts'
import type { Language } from '#db/tables/records.ts'
import { checkStored, type IssueFinding } from './check-issue.server.ts'
import { Checks } from './checks.tsx'
import { countReaders } from './sending/audience.tsx'
import { Progress } from './sending/progress.tsx'
import { audienceOf } from './sending/try-to-schedule.server.ts'
import { useLiveFigures } from './sending/use-live-figures.ts'
import { aboveIssue, issuePage, nameOf, revisionsPage, textPage } from './words.ts'

export const handle = { permission: 'newsletter.read', title: 'Newsletter issue' } as const

export const loader = staffLoader(handle.permission, async ({ id, staff: { role, timeZone }, ...reader }) => {
  const issue = await findIssue(db, id)
  if (!issue) return null
  const isOpen = changeable.includes(issue.status)
  const [texts, counts, findings, audience] = await Promise.all([
    listTexts(db, id),
    recipientCounts(db, id),
    isOpen ? checkStored(id, reader) : [],
    isOpen ? audienceOf(issue) : null,
  ])
  const written = languages.map((language) => {
    const text = texts.find((one) => one.language === language)
    return { language, text: text ? { subject: text.subject, savedAt: text.saved_at, savedBy: text.saved_by } : null }
  })
  const mayWrite = can(role, 'newsletter.write')
  const sentAt = issue.send_at === null ? null : officeTimes(issue.send_at, reader.language)
  const pause_reason = issue.pause_reason && sayIn(reader.language)(storedMessage(issue.pause_reason))
  const shown = { ...issue, pause_reason }
  const readers = audience && countReaders(audience)
  return { issue: shown, readers, written, findings, counts, mayWrite, timeZone, sentAt, pageTitle: issue.title }
})

export default function IssuePage() {
  const say = useSay()
  const { issue, readers, written, findings, counts, mayWrite, timeZone, sentAt } = useLoaderData<typeof loader>()
  const { status, ended_at } = issue
  useLiveFigures(issue, counts)
  const isOpen = changeable.includes(status)
  return (
    <StaffPage
      title={issue.title}
      isTyped
      above={aboveIssue}
      pill={<Pill status={statusPill[status]} label={statusLabels[status]} />}
      beside={
        mayWrite ? <Moves issue={issue} counts={counts} hasText={written.some(({ text }) => text !== null)} /> : null
      }
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
      {isOpen || goesToNobody(issue) ? null : <Progress issue={issue} counts={counts} mayWrite={mayWrite} />}
      <div className="staff-columns">
        <Texts
          id={issue.id}
          texts={isOpen ? written : written.filter(({ text }) => text !== null)}
          findings={findings}
          zone={timeZone}
          mayWrite={mayWrite && isOpen}
        />
        <IssueFacts issue={issue} readers={readers} sentAt={sentAt} zone={timeZone} mayWrite={mayWrite && isOpen} />
      </div>
      {isOpen ? (
        <Checks id={issue.id} all={findings.length} findings={findings.filter(({ language }) => language === null)} />
      ) : null}
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

type MovesProps = { issue: IssueRow; counts: RecipientCounts; hasText: boolean }

/** The moves that the issue allows now. */
function Moves({ issue: { id, status, version, number, prepared_at }, counts, hasText }: MovesProps) {
  const say = useSay()
  const page = issuePage(id)
  const isOpen = status === 'draft' || status === 'scheduled'
  const isMissed = prepared_at === null || counts.failed + counts.unknown + counts.skipped > 0
  const moves = (Object.keys(labels) as IssueMove[]).filter(
    (move) =>
      allowedIn[move].includes(status) &&
      !(move === 'delete' && number !== null) &&
      !(move === 'send-missed' && !isMissed),
  )
  const lesser = moves.map((move) => (
    <LinkButton key={move} to={`${page}/${move}`} variant="outline" data-loss={move === 'delete' || undefined}>
      {say(labels[move])}
    </LinkButton>
  ))
  if (!isOpen) return lesser
  return (
    <>
      {hasText ? (
        <>
          <LinkButton to={`${page}/schedule?when=later`}>
            {status === 'draft' ? say('Schedule') : say('Reschedule')}
          </LinkButton>
          <PostButton action={`${page}/test`} variant="outline" values={{ version }}>
            {say('Send me a test email')}
          </PostButton>
        </>
      ) : (
        <LinkButton to={textPage(id, 'en')}>{say('Write the English text')}</LinkButton>
      )}
      {lesser.length > 0 ? <Menu id="issue-more">{lesser}</Menu> : null}
    </>
  )
}

type IssueFactsProps = {
  issue: IssueRow
  /** The number of people who would get it now; null once it is being sent. */
  readers: number | null
  /** In the times of both offices. */
  sentAt: string | null
  zone: string
  mayWrite: boolean
}

/** There is no progress to show of an issue that was prepared for no reader. */
const goesToNobody = ({ prepared, prepared_at }: Pick<IssueRow, 'prepared' | 'prepared_at'>) =>
  prepared_at !== null && prepared === 0

function IssueFacts({ issue, readers, sentAt, zone, mayWrite }: IssueFactsProps) {
  const say = useSay()
  const { locale } = pageLanguages[useLanguage()]
  const { number, topic, frequency, is_advertising, without_text, daily_ceiling, started_at, ended_at } = issue
  const moment = (at: number | null) => (at === null ? null : <Moment at={at} zone={zone} />)
  const recipientsOf = () => {
    if (readers === null) return goesToNobody(issue) ? say('None') : null
    return readers === 0
      ? say('None if sent now')
      : say('{count} if sent now', { count: readers.toLocaleString(locale) })
  }
  return (
    <Panel id="settings" title={say('Settings')}>
      <Facts
        of={{
          Number: number,
          Topic: say(topicLabels[topic]),
          Audience: say(frequencyLabels[frequency]),
          Advertising: is_advertising === 1 ? say('Yes, labelled (광고)') : say('No'),
          'Without a translation': without_text === 'English' ? say('Send English') : say('Leave out'),
          'Daily limit': daily_ceiling === null ? say('No limit') : daily_ceiling.toLocaleString(locale),
          [issue.status === 'scheduled' ? 'Scheduled for' : 'Send time']: sentAt,
          Recipients: recipientsOf(),
          Started: moment(started_at),
          Ended: moment(ended_at),
          'Created by': <Typed>{issue.created_by}</Typed>,
        }}
      />
      {mayWrite ? (
        <LinkButton to={`${issuePage(issue.id)}/settings`} variant="outline">
          {say('Edit settings')}
        </LinkButton>
      ) : null}
    </Panel>
  )
}

type SentProps = { counts: RecipientCounts; at: number; zone: string }

function SentTo({ counts, at, zone }: SentProps) {
  const { locale } = pageLanguages[useLanguage()]
  const count = handedOver(counts)
  const values = { count: count.toLocaleString(locale), at: <Moment at={at} zone={zone} /> }
  return (
    <p>
      <Said
        phrase={
          count === 0
            ? 'Sent to no one, {at}'
            : count === 1
              ? 'Sent to 1 reader, {at}'
              : 'Sent to {count} readers, {at}'
        }
        values={values}
      />
    </p>
  )
}

type Written = { language: Language; text: { subject: string; savedAt: number; savedBy: string } | null }
type TextsProps = {
  id: string
  texts: readonly Written[]
  findings: readonly IssueFinding[]
  zone: string
  mayWrite: boolean
}

const Texts = ({ id, texts, findings, zone, mayWrite }: TextsProps) => {
  const say = useSay()
  return (
    <Panel id="texts" title={say('Texts')}>
      <Table
        isCompact
        caption={say('Texts by language')}
        columns={['Language', 'Subject', 'Saved', 'Open']}
        hidden={['Open']}
      >
        {texts.map(({ language, text }) => (
          <tr key={language}>
            <th scope="row">
              {mayWrite ? <Link to={textPage(id, language)}>{nameOf(say, language)}</Link> : nameOf(say, language)}
            </th>
            <td data-label={say('Subject')}>
              {text ? (
                <span className="typed" lang={language}>
                  {text.subject}
                </span>
              ) : findings.some((finding) => finding.language === language) ? null : (
                say('Not written yet')
              )}
              {findings
                .filter((finding) => finding.language === language)
                .map(({ about, message, isError }) => (
                  <span key={message} className="row-note">
                    {' '}
                    {isError ? <strong>{say('{about}, must be fixed', { about })} </strong> : null}
                    {message}
                  </span>
                ))}
            </td>
            <td data-label={say('Saved')}>
              {text ? (
                <div>
                  <Moment at={text.savedAt} zone={zone} /> <span className="typed">{byWhom(say, text.savedBy)}</span>
                </div>
              ) : null}
            </td>
            <td className="row-action">{text ? <TextLinks id={id} language={language} /> : null}</td>
          </tr>
        ))}
      </Table>
    </Panel>
  )
}

/** In one line with the beginning of the name. */
const byWhom = (say: Say, name: string) => say('by {name}', { name }).replace(' ', '\u00a0')

/** Each with its name for screen readers, which tells it from that of another language. */
const linkWords = {
  preview: { label: 'Preview', name: 'Preview: {language}' },
  revisions: { label: 'Revisions', name: 'Revisions: {language}' },
} as const

function TextLinks({ id, language }: { id: string; language: Language }) {
  const say = useSay()
  const links = [
    { to: `${issuePage(id)}/preview/${language}`, ...linkWords.preview },
    { to: revisionsPage(id, language), ...linkWords.revisions },
  ]
  return (
    <span className="button-row">
      {links.map(({ to, label, name }) => (
        <Link key={to} to={to} aria-label={say(name, { language: nameOf(say, language) })}>
          {say(label)}
        </Link>
      ))}
    </span>
  )
}
