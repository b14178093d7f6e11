// A list of texts: staff add entries, order, hide and remove them.

import { Link, useLoaderData } from '@remix-run/react'
import { languageNames } from '#app/content/languages.ts'
import { db } from '#app/db.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { addEntry } from '#app/features/texts/change-order.server.ts'
import type { EntryWords } from '#app/features/texts/define-texts.ts'
import { addSchema, type entryMoves } from '#app/features/texts/saving.ts'
import { type EntryTranslation, listTranslationStates } from '#app/features/texts/translations/translations.server.ts'
import { stateLabels } from '#app/features/texts/translations/words.ts'
import { type ListedText, listRemoved, listTexts } from '#app/features/texts/versions.server.ts'
import { textWords, wordsOfState } from '#app/features/texts/words.ts'
import { TextField } from '#app/forms/fields/fields.tsx'
import { PostButton } from '#app/forms/post-button.tsx'
import { message, nested } from '#app/languages/message.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import type { Message, Phrase } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { type Column, RecordTable } from '#app/routes/admin/shared/record-list.tsx'
import { type Asked, staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { ListAndForm, StaffForm, StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Menu } from '#app/ui/popover.tsx'
import type { Language } from '#db/tables/records.ts'
import { aboveTexts, entryId, kindPath, shownAt, textPath, textsCrumb } from './paths.ts'
import { StatePills } from './state-pills.tsx'
import { listOf, titledLabel, titleIn } from './text-address.server.ts'

export const handle = { permission: 'texts.read', actionPermission: 'texts.publish', title: textsCrumb.label } as const

export const loader = staffLoader(handle.permission, entryList)

export const action = staffAction(handle.actionPermission, addSchema, {
  form: 'add',
  run: async ({ params, value: { title }, by }) => {
    const kind = listOf(params)
    return title
      ? addEntry(db, kind, title, by)
      : {
          ok: false,
          errors: { title: [message('{label} is required', { label: nested(titledLabel(kind)) })] },
        }
  },
  done: ({ params }, { key }) => {
    const { kind, languages } = listOf(params)
    return { to: textPath(kind, key, languages[0]), text: textWords.added }
  },
  failed: textWords.failed,
})

export default function TextKindPage() {
  const say = useSay()
  const { kind, title, mayChange, removed, one, titled, hasPage, ...list } = useLoaderData<typeof loader>()
  const isEmpty = list.entries.length + removed.length === 0
  return (
    <StaffPage title={say(title)} above={aboveTexts}>
      {isEmpty ? <NothingYet mayChange={mayChange} /> : null}
      <ListAndForm
        form={mayChange ? <AddEntry {...{ kind, one, titled, hasPage }} /> : null}
        id="add"
        label={say(`Add ${one}`)}
        isEmpty={isEmpty}
      >
        <EntryTable {...{ kind, titled, mayChange }} title={say(title)} {...list} />
        {mayChange ? <RemovedEntries kind={kind} entries={removed} /> : null}
      </ListAndForm>
    </StaffPage>
  )
}

type Entry = ListedText & { translations: readonly EntryTranslation[] }

type EntryTableProps = {
  kind: string
  title: string
  /** The label of the field that names an entry. */
  titled: Message
  /** The head of the column beside the title, in a list that has one. */
  besideHead: Phrase | null
  languages: readonly [Language, ...Language[]]
  entries: readonly Entry[]
  /** False for texts that only staff read: the first line says more of them than where they are shown. */
  isOfSite: boolean
  mayEdit: boolean
  mayChange: boolean
}

/** The entries in the order of the site, with the buttons that change it. */
const EntryTable = ({ title, entries, ...props }: EntryTableProps) => (
  <RecordTable caption={title} rows={entries} columns={columnsOf({ entries, ...props })} keyOf={({ key }) => key} />
)

type ColumnsProps = Omit<EntryTableProps, 'title'>

function columnsOf({ kind, titled, besideHead, languages, isOfSite, mayChange, ...props }: ColumnsProps) {
  const [first, ...others] = languages
  const last = props.entries.length - 1
  const columns: (Column<Entry> | null)[] = [
    { head: titled, cell: (entry) => <EntryLink {...{ kind, entry }} language={first} /> },
    besideHead
      ? { head: besideHead, cell: ({ beside }) => (beside ? <BesideTitle>{beside}</BesideTitle> : '–') }
      : null,
    isOfSite ? { head: 'Status', cell: (entry) => <State entry={entry} /> } : null,
    isOfSite
      ? {
          head: 'Page',
          label: null,
          cell: (entry) => <Shown {...{ kind, entry }} language={first} mayEdit={props.mayEdit} />,
        }
      : { head: 'Text', label: null, cell: (entry) => <Opening entry={entry} /> },
    ...others.map((language) => ({
      head: languageNames[language],
      label: languageNames[language],
      cell: (entry: Entry) => <Translation {...{ kind, entry, language }} />,
    })),
    mayChange
      ? {
          head: 'Change',
          isAction: true,
          cell: (entry) => <Moves {...{ kind, entry, last }} at={props.entries.indexOf(entry)} />,
        }
      : null,
  ]
  return columns.filter((column) => column !== null)
}

const BesideTitle = ({ children }: { children: string }) => (
  <span className="typed" dir="auto">
    {children}
  </span>
)

const EntryLink = ({ kind, entry: { key, title }, language }: OfEntry & { language: Language }) => (
  <Link id={entryId(key)} to={textPath(kind, key, language)} className="typed">
    {title}
  </Link>
)

const NothingYet = ({ mayChange }: { mayChange: boolean }) => {
  const say = useSay()
  const hint = mayChange ? say('Visitors don’t see it until you add the first entry and publish it.') : undefined
  return <EmptyState title={say('Nothing in this list yet')} hint={hint} />
}

/** @property titled the label of the field that it fills in */
type AddEntryProps = { kind: string; one: EntryWords; titled: Message; hasPage: boolean }

const AddEntry = ({ kind, one, titled, hasPage }: AddEntryProps) => {
  const say = useSay()
  const add = say(`Add ${one}`)
  return (
    <StaffForm form="add" action={kindPath(kind)} button={add}>
      <h2>{add}</h2>
      <TextField
        name="title"
        label={say(titled)}
        hint={hasPage ? say('Also used for the address of its page.') : undefined}
        required
      />
    </StaffForm>
  )
}

/** With the reason why visitors do not see it although it is published. */
function State({ entry: { state, withheld, ...standing } }: { entry: ListedText }) {
  const say = useSay()
  const isHidden = state === 'hidden'
  const isPublished = standing.isPublished && withheld === null
  return (
    <>
      <StatePills states={wordsOfState({ ...standing, isHidden, isPublished })} />
      {withheld && !isHidden ? <span className="row-note">{say(withheld)}</span> : null}
    </>
  )
}

/** With its state, unless it is the usual one. */
const Opening = ({ entry }: { entry: ListedText }) => (
  <span className="button-row">
    <span className="typed clamp" dir="auto">
      {entry.opening}
    </span>
    {entry.state === 'shown' && entry.isPublished && !entry.hasDraft && !entry.isPlanned ? null : (
      <State entry={entry} />
    )}
  </span>
)

type OfEntry<Of = ListedText> = { kind: string; entry: Of }

/** Its page, and the preview of what is not published yet. */
function Shown({ kind, entry, language, mayEdit }: OfEntry & { language: Language; mayEdit: boolean }) {
  const say = useSay()
  const { key, path, title, canPreview } = entry
  const isShown = entry.isPublished && entry.state === 'shown'
  return (
    <span className="button-row">
      {isShown ? (
        <Link to={path}>
          {say(shownAt(path))}
          <span className="visually-hidden" dir="auto">
            : {title}
          </span>
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
          {say('Preview')}
          <span className="visually-hidden" dir="auto">
            : {title}
          </span>
        </PostButton>
      ) : null}
    </span>
  )
}

/** A link to the translation, named by how far it is. */
function Translation({ kind, entry, language }: OfEntry<Entry> & { language: Language }) {
  const say = useSay()
  const state = entry.translations.find((one) => one.language === language)?.state
  return (
    <Link to={textPath(kind, entry.key, language)} className={state === 'reviewed' ? undefined : 'soft'}>
      {say(state ? stateLabels[state] : 'Edit')}
      <span className="visually-hidden" dir="auto">
        : {entry.title}
      </span>
      {state === 'stale' ? <span className="row-note">{say('English changed since')}</span> : null}
    </Link>
  )
}

const labels = {
  up: 'Move up',
  down: 'Move down',
  hide: 'Hide',
  show: 'Show',
  remove: 'Remove',
  restore: 'Put back',
  'restore-hidden': 'Put back, hidden',
} as const satisfies Record<(typeof entryMoves)[number], Phrase>

function Moves({ kind, entry, at, last }: OfEntry & { at: number; last: number }) {
  const moves = [
    ...(at > 0 ? ['up' as const] : []),
    ...(at < last ? ['down' as const] : []),
    entry.state === 'hidden' ? ('show' as const) : ('hide' as const),
    ...(entry.isAdded ? ['remove' as const] : []),
  ]
  return (
    <Menu id={`more-${entry.key}`} row={entry.title}>
      {moves.map((move) => (
        <MoveButton key={move} kind={kind} entry={entry} move={move} />
      ))}
    </Menu>
  )
}

type MoveButtonProps = { kind: string; entry: { key: string; title: string }; move: keyof typeof labels }

const MoveButton = ({ kind, entry, move }: MoveButtonProps) => {
  const say = useSay()
  return (
    <PostButton
      action={`${kindPath(kind)}/order`}
      values={{ key: entry.key, move }}
      move={`${move} ${entry.key}`}
      variant="outline"
    >
      {say(labels[move])}
      <span className="visually-hidden" dir="auto">
        : {entry.title}
      </span>
    </PostButton>
  )
}

/** Those that were removed; each with its texts, as they were. */
function RemovedEntries({ kind, entries }: { kind: string; entries: readonly { key: string; title: string }[] }) {
  const say = useSay()
  if (entries.length === 0) return null
  return (
    <details id="removed">
      <summary>{say('Removed ({count})', { count: entries.length })}</summary>
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

/** A list of texts as its page shows it, with what the reader may change. */
async function entryList({ params, staff: { role }, now, language, say }: Asked) {
  const kind = listOf(params)
  const { one, beside } = kind.list
  const [entries, removed, translations] = await Promise.all([
    listTexts(db, kind, now, pageLanguages[language].locale),
    listRemoved(db, kind),
    listTranslationStates(db, kind, now),
  ])
  return {
    kind: kind.kind,
    title: kind.title,
    pageTitle: say(kind.title),
    languages: kind.languages,
    one,
    titled: titledLabel(kind),
    besideHead: beside?.head ?? null,
    isOfSite: kind.list.opening === undefined,
    hasPage: kind.path('a') !== kind.path('b'),
    entries: entries.map((entry) => ({
      ...entry,
      title: titleIn(language, kind, entry.title),
      translations: translations.filter(({ key }) => key === entry.key),
    })),
    removed,
    mayEdit: can(role, 'texts.edit'),
    mayChange: can(role, 'texts.publish'),
  }
}
