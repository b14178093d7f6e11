// The rows of the list of mails.
import { useSay, useWord } from '#app/languages/say.tsx'
import type { MailRow } from '#app/mail/outbox/mails.server.ts'
import { splitReference } from '#app/routes/admin/shared/facts.tsx'
import { type Column, TypedCell } from '#app/routes/admin/shared/record-list.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { mailCrumb, mailKindLabel, mailState } from './words.ts'

export const mailColumns = (zone: string): Column<MailRow & { isLost: boolean }>[] => [
  { head: 'Subject', cell: (mail) => <Subject {...mail} /> },
  { head: 'To', cell: ({ to_address }) => (to_address ? <TypedCell>{to_address}</TypedCell> : '–') },
  { head: `Created (${zone})`, cell: ({ created_at }) => <Moment at={created_at} zone={zone} /> },
  {
    head: 'Status',
    cell: (mail) => {
      const { pill, label } = mailState(mail)
      return <Pill status={pill}>{label}</Pill>
    },
  },
]

function Subject({ id, subject, kind }: MailRow) {
  const say = useSay()
  const word = useWord()
  const [words, reference] = splitReference(subject)
  return (
    <>
      <TypedCell to={`${mailCrumb.href}/${id}`}>{words || say('(no longer kept)')}</TypedCell>
      <span className="row-note">{[word(mailKindLabel(kind)), reference].filter(Boolean).join(' · ')}</span>
    </>
  )
}
