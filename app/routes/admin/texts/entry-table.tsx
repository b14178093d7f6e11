import { Link } from '@remix-run/react'
import { languageNames } from '#app/content/languages.ts'
import type { entryMoves } from '#app/features/texts/saving.ts'
import type { ListedText } from '#app/features/texts/versions.server.ts'
import { TextField } from '#app/forms/fields/fields.tsx'
import { PostButton } from '#app/forms/post-button.tsx'
import { StaffForm } from '#app/routes/admin/shared/staff-page.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { DataTable } from '#app/ui/sections/data-table.tsx'
import type { Language } from '#db/tables/records.ts'
import { entryId, kindPath, shownAt, textPath } from './paths.ts'

type EntryTableProps = {
  kind: string
  title: string
  languages: readonly [Language, ...Language[]]
  entries: readonly ListedText[]
  mayEdit: boolean
  mayChange: boolean
}

/** The entries in the order of the site, with the buttons that change it. */
export function EntryTable({ kind, title, languages, entries, mayEdit, mayChange }: EntryTableProps) {
  return (
    <DataTable
      isCompact
      caption={title}
      columns={[
        ...['Text', 'Visibility', 'On site'],
        ...(languages.length > 1 ? ['Languages'] : []),
        ...(mayChange ? ['Change'] : []),
      ]}
      rows={entries.map((entry, at) => ({
        key: entry.key,
        cells: [
          <Link key="title" id={entryId(entry.key)} to={textPath(kind, entry.key, languages[0])} className="typed">
            {entry.title}
          </Link>,
          <State key="state" entry={entry} />,
          <Shown key="shown" {...{ kind, entry, mayEdit }} language={languages[0]} />,
          ...(languages.length > 1 ? [<Languages key="languages" {...{ kind, languages, entry }} />] : []),
          ...(mayChange ? [<Moves key="moves" {...{ kind, entry, at, last: entries.length - 1 }} />] : []),
        ],
      }))}
    />
  )
}

/** @property titled the label of the field that it fills in */
type AddEntryProps = { kind: string; one: string; titled: string; hasPage: boolean }

export const AddEntry = ({ kind, one, titled, hasPage }: AddEntryProps) => (
  <StaffForm form="add" action={kindPath(kind)} button={`Add ${one}`}>
    <h2>Add {one}</h2>
    <TextField
      name="title"
      label={titled}
      hint={hasPage ? 'Also used for the address of its page.' : undefined}
      required
    />
  </StaffForm>
)

function State({ entry: { state, isPublished, hasDraft, isPlanned } }: { entry: ListedText }) {
  if (state === 'hidden') return <Badge>Hidden</Badge>
  if (!isPublished) return <Badge>Not published yet</Badge>
  return ['Shown', ...(hasDraft ? ['draft saved'] : []), ...(isPlanned ? ['change scheduled'] : [])].join('; ')
}

type OfEntry = { kind: string; entry: ListedText }

/** Its page, and the preview of what is not published yet. */
function Shown({ kind, entry, language, mayEdit }: OfEntry & { language: Language; mayEdit: boolean }) {
  const { key, path, title, canPreview } = entry
  const isShown = entry.isPublished && entry.state === 'shown'
  return (
    <span className="button-row">
      {isShown ? (
        <Link to={path}>
          {shownAt(path)}
          <span className="visually-hidden">: {title}</span>
        </Link>
      ) : null}
      {canPreview && mayEdit ? (
        <PostButton
          action={`${textPath(kind, key, language)}/preview`}
          move={`preview ${key}`}
          variant="outline"
          size="s"
          reloadDocument
        >
          Preview
          <span className="visually-hidden">: {title}</span>
        </PostButton>
      ) : null}
    </span>
  )
}

const Languages = ({ kind, languages, entry }: OfEntry & { languages: readonly Language[] }) => (
  <span className="button-row">
    {languages.map((language) => (
      <Link key={language} to={textPath(kind, entry.key, language)}>
        {languageNames[language]}
        <span className="visually-hidden">: {entry.title}</span>
      </Link>
    ))}
  </span>
)

const labels: Record<(typeof entryMoves)[number], string> = {
  up: 'Move up',
  down: 'Move down',
  hide: 'Hide',
  show: 'Show',
  remove: 'Remove',
  restore: 'Put back',
  'restore-hidden': 'Put back, hidden',
}

/** Drawn in place of the words. */
const arrows: Partial<typeof labels> = { up: '↑', down: '↓' }

function Moves({ kind, entry, at, last }: OfEntry & { at: number; last: number }) {
  const moves = [
    ...(at > 0 ? ['up' as const] : []),
    ...(at < last ? ['down' as const] : []),
    entry.state === 'hidden' ? ('show' as const) : ('hide' as const),
    ...(entry.isAdded ? ['remove' as const] : []),
  ]
  return (
    <span className="button-row">
      {moves.map((move) => (
        <MoveButton key={move} kind={kind} entry={entry} move={move} />
      ))}
    </span>
  )
}

type MoveButtonProps = { kind: string; entry: { key: string; title: string }; move: keyof typeof labels }

const MoveButton = ({ kind, entry, move }: MoveButtonProps) => (
  <PostButton
    action={`${kindPath(kind)}/order`}
    values={{ key: entry.key, move }}
    move={`${move} ${entry.key}`}
    variant="outline"
    size="s"
  >
    {arrows[move] ? <span aria-hidden="true">{arrows[move]}</span> : null}
    <span className={arrows[move] ? 'visually-hidden' : undefined}>{labels[move]}</span>
    <span className="visually-hidden">: {entry.title}</span>
  </PostButton>
)

/** Those that were removed; each with its texts, as they were. */
export function RemovedEntries({
  kind,
  entries,
}: {
  kind: string
  entries: readonly { key: string; title: string }[]
}) {
  if (entries.length === 0) return null
  return (
    <details id="removed">
      <summary>Removed ({entries.length})</summary>
      <ul className="stack">
        {entries.map((entry) => (
          <li key={entry.key} className="button-row">
            <span className="typed">{entry.title}</span>
            <MoveButton kind={kind} entry={entry} move="restore-hidden" />
          </li>
        ))}
      </ul>
    </details>
  )
}
