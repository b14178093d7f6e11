// One issue: its texts, what is left to do before it is sent, and afterwards what became of its mails.
import { useLoaderData } from '@remix-run/react'
import { languages } from '#app/content/languages.ts'
import { db } from '#app/db.server.ts'
import { changeable } from '#app/features/newsletter/issues/changeable.ts'
import { findIssue, listTexts } from '#app/features/newsletter/issues/issues.server.ts'
import { statusLabels, statusPill } from '#app/features/newsletter/issues/words.ts'
import { recipientCounts } from '#app/features/newsletter/sending/health.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { translatedSentences } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { officeTimes } from '#app/mail/messages/office-times.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { checkStored } from './check-issue.server.ts'
import { Checks } from './checks.tsx'
import { goesToNobody, IssueFacts, SentTo } from './facts.tsx'
import { Moves } from './moves.tsx'
import { countReaders } from './sending/audience.tsx'
import { Progress } from './sending/progress.tsx'
import { audienceOf } from './sending/try-to-schedule.server.ts'
import { useLiveFigures } from './sending/use-live-figures.ts'
import { Texts } from './texts.tsx'
import { aboveIssue } from './words.ts'

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
  const pause_reason = issue.pause_reason && translatedSentences(reader.language, issue.pause_reason)
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
      pill={<Pill status={statusPill[status]}>{statusLabels[status]}</Pill>}
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
