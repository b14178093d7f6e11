import { Link } from '@remix-run/react'
import type { Say } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { AttentionRow } from './attention.tsx'

export type Trouble = {
  isPaused: boolean
  /** The age of the oldest mail, if it is too great. */
  lateMs: number | null
  needsReview: number
  hasNoReaders: boolean
}

/** Problems that keep mails from being sent; nothing if there are none. */
export function MailTrouble({ trouble, mayOpenMail }: { trouble: Trouble; mayOpenMail: boolean }) {
  const say = useSay()
  const { isPaused, lateMs, needsReview, hasNoReaders } = trouble
  if (!isPaused && lateMs === null && needsReview === 0 && !hasNoReaders) return null
  const isSettledInMail = mayOpenMail && (isPaused || lateMs !== null || needsReview > 0)
  return (
    <AttentionRow
      id="trouble-heading"
      title={say('Email')}
      beside={isSettledInMail ? <Link to="/dashboard/mail">{say('Open Mail')}</Link> : null}
    >
      {isPaused ? (
        <p>
          {say(
            'Sending is paused because the email service rejects our settings. No emails are lost: we’re keeping them and will send them later.',
          )}
        </p>
      ) : null}
      {lateMs !== null ? (
        <p>
          {say(
            'Emails are late: the oldest has been waiting for {wait}. We keep trying, and will send them all once the email service accepts them again.',
            { wait: waitInWords(lateMs, say) },
          )}
        </p>
      ) : null}
      {needsReview > 0 ? (
        <p>
          {needsReview === 1
            ? say('1 email wasn’t sent and needs your decision.')
            : say('{count} emails weren’t sent and need your decision.', { count: needsReview })}
        </p>
      ) : null}
      {hasNoReaders ? (
        <p>
          {say(
            'No one is told about new enquiries: there is no active admin, and the setting MAIL_TO is empty. Enquiries are saved and listed under Contacts.',
          )}
        </p>
      ) : null}
    </AttentionRow>
  )
}

function waitInWords(ms: number, say: Say) {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 120) return say('{count} minutes', { count: minutes })
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? say('{count} hours', { count: hours }) : say('{count} days', { count: Math.floor(hours / 24) })
}
