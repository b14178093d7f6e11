import { Link } from '@remix-run/react'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import type { Verdict } from '#app/mail/incoming/sender-checks.ts'
import { listPath } from '#app/routes/admin/shared/list-params.ts'
import { LinkLine, PartLinks } from '#app/routes/admin/shared/part-links.tsx'
import { mailCrumb } from './words.ts'

const words: Record<Verdict, Phrase> = {
  proven: 'The sender’s domain confirms this email',
  unproven: 'The sender’s domain could not be confirmed',
  unchecked: 'The sender’s domain was not checked',
}

const help: Record<Verdict, Phrase> = {
  proven:
    'It was sent by a server of this domain or signed by it (SPF, DKIM, DMARC). This does not prove which person at that domain wrote it.',
  unproven:
    'It was neither sent by a server of this domain nor signed by it (SPF, DKIM, DMARC), so the sender may be forged. Check with the person some other way before you act on it.',
  unchecked:
    'The email service gave no SPF, DKIM or DMARC results, so the sender may be forged. Check with the person some other way before you act on it.',
}

/** The result of the sender checks, with an explanation. */
export function SenderVerdict({ verdict }: { verdict: Verdict }) {
  const say = useSay()
  return (
    <details className="sender-verdict" data-verdict={verdict}>
      <summary>{say(words[verdict])}</summary>
      <p className="soft">{say(help[verdict])}</p>
    </details>
  )
}

const parts = [
  { label: 'Sent and waiting', to: '/dashboard/mail' },
  { label: 'Received|mails', to: '/dashboard/mail/received' },
  { label: 'Suppressed addresses', to: '/dashboard/mail/suppressed' },
] as const

/** For those who may open all of them. */
export const MailLinks = ({ current }: { current: (typeof parts)[number]['label'] }) => {
  const say = useSay()
  return <PartLinks label={say('Mail')} parts={parts} current={current} />
}

const readers = { visitors: 'To visitors', staff: 'To staff' } as const

/** What the address asks for, if it is known. */
export const readersIn = (asked: string | null) =>
  asked !== null && Object.hasOwn(readers, asked) ? (asked as keyof typeof readers) : undefined

/** Filters the mails by whom they go to; the chosen state stays. */
export function ReaderTabs({ chosen }: { chosen: Record<string, string | undefined> }) {
  const say = useSay()
  return (
    <LinkLine className="tabs" label={say('To|mail')} current={chosen.to}>
      {Object.entries({ '': 'Everyone' as const, ...readers }).map(([to, label]) => (
        <Link
          key={to}
          to={listPath(mailCrumb.href, { ...chosen, to })}
          aria-current={to === (chosen.to ?? '') || undefined}
        >
          {say(label)}
        </Link>
      ))}
    </LinkLine>
  )
}
