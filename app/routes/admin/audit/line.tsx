// The columns of the audit log, in the words of the reader's language.

import { Link } from '@remix-run/react'
import type { AuditLine } from '#app/features/staff/audit/audit.server.ts'
import { codeWords, detailLabel, spacedWords } from '#app/features/staff/audit/detail-words.ts'
import { capitalized } from '#app/languages/capitalized.ts'
import { colons } from '#app/languages/colons.ts'
import { useLanguage, useSay, useWord } from '#app/languages/say.tsx'
import { Typed } from '#app/routes/admin/shared/facts.tsx'
import type { Column } from '#app/routes/admin/shared/record-list.tsx'
import { Moment } from '#app/ui/text/moment.tsx'

/** @property subject what the record is called, if that is more than its kind and reference */
type Line = Omit<AuditLine, 'record_id' | 'actor_id'> & { to: string | null; subject: string | null }

export const columnsOf = (zone: string): Column<Line>[] => [
  { head: 'Action', cell: (line) => <Action {...line} zone={zone} /> },
  { head: 'Person', cell: (line) => <Person {...line} /> },
  { head: `Time (${zone})`, cell: ({ at }) => <Moment at={at} zone={zone} /> },
]

const Person = ({ actor_name, address }: Line) => (
  <>
    <Typed>{actor_name}</Typed>
    {address === null ? null : <span className="row-note">{address}</span>}
  </>
)

/** What was done comes first, then its record, and the two values of a change; a move to another status shows these alone. */
const goesByReference = new Set(['enquiry', 'application', 'place', 'mail'])

function Action({ verb, record_kind, record_reference, subject, to, detail, zone }: Line & { zone: string }) {
  const words = useLogWords()
  const word = useWord()
  const say = useSay()
  const colon = colons[useLanguage()]
  const { from, to: becomes } = Object.fromEntries(detail)
  const isChange = typeof from === 'string' && typeof becomes === 'string'
  // The new email is only told by its id.
  const apart = isChange ? ['as', 'from', 'to'] : ['as']
  const rest = detail.filter(([name]) => !apart.includes(name))
  const value = (name: string, code: string) => (code === '' ? '–' : capitalized(codeWords(name, code, word)))
  const done = verb === 'moved' && isChange ? '' : words(verb)
  const change = isChange && from !== becomes ? `${value('from', from)} → ${value('to', becomes)}` : ''
  const kind = words(record_kind)
  const named = goesByReference.has(record_kind) ? `${kind} ${record_reference}` : null
  const record =
    subject ?? (record_reference ? (named ?? say('{kind} “{name}”', { kind, name: record_reference })) : kind)
  return (
    <>
      <strong>{done || change}</strong>
      {record_kind === 'setting' ? null : (
        <span className="table-second">
          {colon}{' '}
          <span className="typed" dir="auto">
            {to ? <Link to={to}>{record}</Link> : record}
          </span>
        </span>
      )}
      {done && change ? <span className="table-second"> ({change})</span> : null}
      {rest.length > 0 ? (
        <div className="row-note typed">
          {rest.map(([name, value]) => (
            <Detail key={name} name={name} value={value} zone={zone} />
          ))}
        </div>
      ) : null}
    </>
  )
}

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
