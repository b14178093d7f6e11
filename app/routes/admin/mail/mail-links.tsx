import { Link } from '@remix-run/react'
import { useSay } from '#app/languages/say.tsx'
import { listPath } from '#app/routes/admin/shared/list-params.ts'
import { LinkLine, PartLinks } from '#app/routes/admin/shared/part-links.tsx'
import { mailCrumb } from './words.ts'

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
