import { Link } from '@remix-run/react'

export type Trouble = { isPaused: boolean; needsReview: number; nobodyIsTold: boolean }

/** What keeps mails from their readers; nothing when all is well. */
export function TroubleBanner({ trouble, mayOpenMail }: { trouble: Trouble; mayOpenMail: boolean }) {
  const { isPaused, needsReview, nobodyIsTold } = trouble
  if (!isPaused && needsReview === 0 && !nobodyIsTold) return null
  return (
    <section className="banner" data-kind="warning" aria-labelledby="trouble-heading">
      <h2 id="trouble-heading">Mail needs attention</h2>
      {isPaused ? (
        <p>
          Sending is paused, because the mail service refuses our settings. No mail is lost: all are kept and leave
          later.
        </p>
      ) : null}
      {needsReview > 0 ? (
        <p>
          {needsReview === 1 ? '1 mail was not sent and waits' : `${needsReview} mails were not sent and wait`} for a
          decision.
        </p>
      ) : null}
      {nobodyIsTold ? (
        <p>
          Nobody receives notices of new enquiries: there is no active admin, and the setting MAIL_TO is empty.
          Enquiries are stored and listed under Contacts.
        </p>
      ) : null}
      {mayOpenMail && (isPaused || needsReview > 0) ? (
        <p>
          <Link to="/dashboard/mail">Open Mail</Link>
        </p>
      ) : null}
    </section>
  )
}
