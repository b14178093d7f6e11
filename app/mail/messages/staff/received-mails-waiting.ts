import { type Say, sayIn } from '#app/languages/phrases.server.ts'
import { type Addressee, bareAddress, singleLine } from '#app/mail/address.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'

type WaitingMail = { from: string; subject: string; reference: string | null }

/**
 * Notifies staff of received mails that could not be filed; the site has their text.
 * @param mails the newest ones
 * @param path the staff page where they are filed
 */
export function mailsWaiting(mails: readonly WaitingMail[], count: number, path: string, reader: Addressee): Mail {
  const { to, language } = reader
  const say = sayIn(language)
  const [newest] = mails
  const subject =
    count === 1 && newest ? oneWaits(newest, say) : say('{count} received emails wait to be filed', { count })
  return {
    kind: 'mails-waiting',
    to: bareAddress(to) ?? to,
    subject,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    letter: {
      language,
      heading: subject,
      parts: [
        say(
          'They came in, but it isn’t certain which enquiry or application they belong to. They wait until somebody decides.',
        ),
        { facts: mails.map((mail) => waitingFact(mail, say)) },
        ...(count > mails.length ? [say('and {count} more.', { count: count - mails.length })] : []),
        { link: { label: say('Open received emails'), href: path } },
      ],
    },
  }
}

function oneWaits({ from }: WaitingMail, say: Say) {
  const address = singleLine(from, 80)
  return address
    ? say('An email from {address} waits to be filed', { address })
    : say('An email from an unknown sender waits to be filed')
}

function waitingFact({ from, subject: typed, reference }: WaitingMail, say: Say) {
  const subject = singleLine(typed, 120) || say('(without a subject)')
  return [
    singleLine(from, 80) || say('Unknown sender'),
    reference ? say('{subject}, to {reference}', { subject, reference }) : subject,
  ] as const
}
