// The columns of the audit log, in the words of the reader's language.
import { Link } from '@remix-run/react'
import type { AuditLine } from '#app/features/staff/audit/audit.server.ts'
import { capitalized, codeWords, detailLabel, spacedWords } from '#app/features/staff/audit/detail-words.ts'
import { useWord } from '#app/languages/say.tsx'
import { Typed } from '#app/routes/admin/shared/facts.tsx'
import type { Column } from '#app/routes/admin/shared/record-list.tsx'
import { Moment } from '#app/ui/text/moment.tsx'

type Line = Omit<AuditLine, 'record_id' | 'actor_id'> & { to: string | null }

export const columnsOf = (zone: string): Column<Line>[] => [
  { head: 'Action', cell: (line) => <Action {...line} /> },
  { head: 'Details', cell: ({ detail }) => (detail.length === 0 ? '–' : <Details detail={detail} zone={zone} />) },
  { head: 'Person', cell: ({ actor_name }) => <Typed>{actor_name}</Typed> },
  { head: `Time (${zone})`, cell: ({ at }) => <Moment at={at} zone={zone} /> },
  { head: 'Address', cell: ({ address }) => (address === null ? '–' : <span className="address">{address}</span>) },
]

function Action({ verb, record_kind, record_reference, to }: Line) {
  const words = useLogWords()
  const record = [words(record_kind), record_reference].filter(Boolean).join(' ')
  return (
    <>
      {words(verb)}{' '}
      <span className="row-note typed" dir="auto">
        {to ? <Link to={to}>{record}</Link> : record}
      </span>
    </>
  )
}

const Details = ({ detail, zone }: Pick<Line, 'detail'> & { zone: string }) => (
  <div className="typed">
    {detail.map(([name, value]) => (
      <Detail key={name} name={name} value={value} zone={zone} />
    ))}
  </div>
)

function Detail({ name, value, zone }: { name: string; value: string | number; zone: string }) {
  const word = useWord()
  return (
    <div dir="auto">
      {capitalized(detailLabel(name, word))}
      {typeof value === 'number' ? <Moment at={value} zone={zone} /> : codeWords(name, value, word)}
    </div>
  )
}

/** Says a verb or a kind of record, such as "Role changed" for role-changed. */
export function useLogWords() {
  const word = useWord()
  return (name: string) => capitalized(word(spacedWords(name)))
}
