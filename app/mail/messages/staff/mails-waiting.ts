// Notifies staff of received mails that could not be filed; the site has their text.
import { bareAddress, singleLine } from '#app/mail/address.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'

type WaitingMail = { from: string; subject: string; reference: string | null }

/**
 * @param mails the newest ones
 * @param path the staff page where they are filed
 */
export function mailsWaiting(mails: readonly WaitingMail[], count: number, path: string, to: string): Mail {
  const [newest] = mails
  const subject =
    count === 1 && newest
      ? `An email from ${singleLine(newest.from, 80) || 'an unknown sender'} waits to be filed`
      : `${count} received emails wait to be filed`
  return {
    kind: 'mails-waiting',
    to: bareAddress(to) ?? to,
    subject,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    letter: {
      heading: subject,
      parts: [
        'They came in, but it isn’t certain which enquiry or application they belong to. They wait until somebody decides.',
        {
          facts: mails.map(
            ({ from, subject, reference }) =>
              [
                singleLine(from, 80) || 'Unknown sender',
                `${singleLine(subject, 120) || '(without a subject)'}${reference ? `, to ${reference}` : ''}`,
              ] as const,
          ),
        },
        ...(count > mails.length ? [`and ${count - mails.length} more.`] : []),
        { link: { label: 'Open received emails', href: path } },
      ],
    },
  }
}
