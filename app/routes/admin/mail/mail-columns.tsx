// The rows of the list of mails.
import { useSay, useWord } from '#app/languages/say.tsx'
import type { MailRow } from '#app/mail/outbox/mails.server.ts'
import { splitReference } from '#app/routes/admin/shared/facts.tsx'
import { type Column, TypedCell } from '#app/routes/admin/shared/record-list.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { mailCrumb, mailKindLabel, mailState } from './words.ts'

type NamedMail = MailRow & { isLost: boolean; name: string | null; isToStaff: boolean }

export const mailColumns = (zone: string): Column<NamedMail>[] => [
  { head: 'Subject', cell: (mail) => <Subject {...mail} /> },
  { head: 'To', cell: (mail) => <To {...mail} /> },
  { head: `Created (${zone})`, cell: ({ created_at }) => <Moment at={created_at} zone={zone} /> },
  {
    head: 'Status',
    cell: (mail) => {
      const { pill, label } = mailState(mail)
      return <Pill status={pill}>{label}</Pill>
    },
  },
]

/** The person by name, where the mail goes to them. */
function To({ to_address, name, isToStaff }: NamedMail) {
  if (!to_address) return '–'
  if (!name || isToStaff) return <TypedCell>{to_address}</TypedCell>
  return (
    <>
      <TypedCell>{name}</TypedCell>
      <span className="row-note typed">{to_address}</span>
    </>
  )
}

function Subject({ id, subject, kind, name, isToStaff }: NamedMail) {
  const say = useSay()
  const word = useWord()
  const [words, reference] = splitReference(subject)
  return (
    <>
      <TypedCell to={`${mailCrumb.href}/${id}`}>{words || say('(no longer kept)')}</TypedCell>
      <span className="row-note clamp clamp-1" dir="auto">
        {[word(mailKindLabel(kind)), reference, isToStaff && name].filter(Boolean).join('\u00a0· ')}
      </span>
    </>
  )
}
