// The list of every staff page: filters, search, a table that becomes cards on a phone, and a link to older rows.

import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { countWords } from '#app/features/inbox/count-words.ts'
import type { Message, Phrase, Say } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { type EmptyText, type ListSpec, type ListState, listPath } from '#app/routes/admin/shared/list-params.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Table } from '#app/ui/table.tsx'
import { breakable, withWholeReference } from './facts.tsx'
import { ListSearch } from './list-filters.tsx'
import { LinkLine } from './part-links.tsx'

export type Column<Row> = {
  head: Message
  /** The time zone of its times, in brackets after the head. */
  zone?: string
  /** Null, or a dash alone, is hidden on a phone. */
  cell: (row: Row) => ReactNode
  /** The cell's label on a phone, by default the head; null for a cell that needs none. */
  label?: Message | null
  /** Makes this cell the row's header; by default the first one is. */
  isRowHead?: boolean
  /** Aligned at the end, as figures are. */
  isNumber?: boolean
  /** Its buttons stand at the row's end, under a head for screen readers. */
  isAction?: boolean
}

type RowsProps<Row> = {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string
  /** On a phone a row is its name, its values one after the other, and its buttons; a label is shown only where a column has its own. */
  isCompact?: boolean
}

type RecordListProps<Row, Status extends string> = RowsProps<Row> & {
  spec: ListSpec<Status>
  list: ListState<Status>
  /** The page's own filter, or a replacement for the empty list. */
  filter?: ReactNode
  empty?: ReactNode
}

export function RecordList<Row, Status extends string>(props: RecordListProps<Row, Status>) {
  const { spec, list, rows, filter, empty } = props
  const say = useSay()
  return (
    <>
      {spec.tabs || spec.search ? (
        <div className="cluster list-controls">
          <StatusTabs spec={spec} list={list} />
          {filter}
          {spec.search ? <ListSearch {...spec.search} {...list} path={spec.path} /> : null}
        </div>
      ) : (
        filter
      )}
      {rows.length > 0 ? (
        <RecordTable {...props} caption={say(spec.caption)} />
      ) : (
        (empty ?? <EmptyList spec={spec} list={list} />)
      )}
      <ListPager label={say(spec.pages)} newest={list.newest} older={list.older} />
    </>
  )
}

type ListPagerProps = {
  label: string
  newest: string | null
  older: string | null
  /** For a list in another order than newest first. */
  words?: PagerWords
}

type PagerWords = Readonly<Record<'first' | 'atFirst' | 'more', Phrase>>

const newestFirst: PagerWords = { first: 'Back to newest', atFirst: 'Newest', more: 'Older' }

/** Pages a long list by key: back to the start or on to the next rows. */
export function ListPager({ label, newest, older, words = newestFirst }: ListPagerProps) {
  const say = useSay()
  if (!newest && !older) return null
  return (
    <nav className="pagination" aria-label={label}>
      <ul>
        <li>
          {newest ? (
            <Link to={newest}>{say(words.first)}</Link>
          ) : (
            <span aria-disabled="true">{say(words.atFirst)}</span>
          )}
        </li>
        <li>
          {older ? (
            <Link to={older} rel="next">
              {say(words.more)}
            </Link>
          ) : (
            <span aria-disabled="true">{say(words.more)}</span>
          )}
        </li>
      </ul>
    </nav>
  )
}

export type RowGroup<Row> = { key: string; head: ReactNode; rows: readonly Row[] }

type RecordTableProps<Row> = RowsProps<Row> & {
  caption: string
  /** The same rows divided, with a line above each part. */
  groups?: readonly RowGroup<Row>[]
}

export function RecordTable<Row>({ caption, rows, groups, columns, keyOf, isCompact = true }: RecordTableProps<Row>) {
  const say = useSay()
  const headOf = ({ head, zone }: Column<Row>) => (zone ? `${say(head)} (${zone})` : say(head))
  const hidden = columns.filter(({ isAction }) => isAction).map(headOf)
  const numbers = columns.filter(({ isNumber }) => isNumber).map(headOf)
  const bodies = groups ?? [{ key: '', head: null, rows }]
  return (
    <Table
      caption={caption}
      columns={columns.map(headOf)}
      hidden={hidden}
      numbers={numbers}
      isCompact={isCompact}
      isGrouped
    >
      {bodies.map((group) => (
        <tbody key={group.key}>
          {group.head === null ? null : (
            <tr className="table-group">
              <th scope="rowgroup" colSpan={columns.length}>
                {group.head}
              </th>
            </tr>
          )}
          {group.rows.map((row) => (
            <RecordRow key={keyOf(row)} row={row} columns={columns} />
          ))}
        </tbody>
      ))}
    </Table>
  )
}

function RecordRow<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  const say = useSay()
  const rowHead = columns.find(({ isRowHead }) => isRowHead) ?? columns[0]
  return (
    <tr>
      {columns.map((column) => {
        const shown = column.cell(row)
        return column === rowHead ? (
          <th key={say(column.head)} scope="row">
            {shown}
          </th>
        ) : (
          <td key={say(column.head)} {...markOf(column, shown, say)}>
            {shown}
          </td>
        )
      })}
    </tr>
  )
}

/** Draws a cell; the head's time zone is left out of the label. */
function markOf<Row>({ head, label, isAction, isNumber }: Column<Row>, shown: ReactNode, say: Say) {
  // An own label stays on one line with the beginning of its value.
  const own = label && say(label).replaceAll(' ', '\u00a0')
  if (shown === '–' || shown === null) return { className: isNumber ? 'blank number' : 'blank' }
  if (isAction) return { className: 'row-action' }
  return {
    className: isNumber ? 'number' : undefined,
    'data-label': label === undefined ? say(head) : own,
    'data-own': own ? '' : undefined,
  }
}

type EmptyListProps<Status extends string> = { spec: ListSpec<Status>; list: ListState<Status> }

/** Explains an empty list and links back to the full one. */
function EmptyList<Status extends string>({ spec, list }: EmptyListProps<Status>) {
  const say = useSay()
  const { path, rows, empty } = spec
  const clear = (
    <LinkButton to={path} variant="outline">
      {say(`Show all ${rows}`)}
    </LinkButton>
  )
  if (list.newest)
    return <EmptyState title={say(`No older ${rows}`)} hint={say('This is the end of the list.')} action={clear} />
  const none = say(spec.search?.none ?? empty.filtered ?? empty.yet.title)
  const others = { ...list.chosen, status: undefined, q: undefined }
  const isFiltered = Object.values(others).some(Boolean)
  if (list.search && (list.status || isFiltered)) {
    const inAll = (
      <LinkButton to={listPath(path, { q: list.search })} variant="outline">
        {say('Search without filters')}
      </LinkButton>
    )
    return <EmptyState title={none} hint={say('The search was limited to the chosen filters.')} action={inAll} />
  }
  if (list.search) {
    const hint = [say(empty.howSearched ?? howSearched), empty.searchHint && say(empty.searchHint)]
      .filter(Boolean)
      .join(' ')
    return <EmptyState title={none} hint={hint} action={clear} />
  }
  if (isFiltered) return <EmptyState title={none} action={clear} />
  if (list.status && spec.tabs) {
    const text: Phrase | EmptyText = spec.tabs.none[list.status]
    const { title, hint }: EmptyText = typeof text === 'string' ? { title: text } : text
    return <EmptyState title={say(title)} hint={hint && say(hint)} action={clear} />
  }
  const { link, title, hint } = empty.yet
  return <EmptyState title={say(title)} hint={hint && say(hint)} action={link ? <Source {...link} /> : null} />
}

const Source = ({ to, label }: { to: string; label: Phrase }) => (
  <LinkButton to={to} variant="outline">
    {useSay()(label)}
  </LinkButton>
)

const howSearched =
  'Try fewer or shorter words. All words must match; capitals and accents don’t matter. One or two letters match the start of a word.'

type TypedCellProps = {
  children: ReactNode
  to?: string
  /** Shortened to one line. */
  isLine?: boolean
}

/** A typed value in a table cell: shortened, and in the direction of its script. */
export function TypedCell({ children, to, isLine }: TypedCellProps) {
  const props = { className: isLine ? 'typed clamp clamp-1' : 'typed clamp', dir: 'auto' }
  return to ? (
    <Link to={to} {...props}>
      {withWholeReference(children)}
    </Link>
  ) : (
    <span {...props}>{breakable(children)}</span>
  )
}

type StatusTabsProps<Status extends string> = { spec: ListSpec<Status>; list: ListState<Status> }

/** A list's status filter: one link for each status that a row has, with its count if known, and for the chosen one. */
function StatusTabs<Status extends string>({ spec, list }: StatusTabsProps<Status>) {
  const { status: current, search, counts, chosen } = list
  const say = useSay()
  if (!spec.tabs || !counts) return null
  const { label, statuses, notInAll = [], urgent, isCountLimited } = spec.tabs
  const counted = (Object.keys(statuses) as Status[]).filter((status) => status in counts)
  const all = counted
    .filter((status) => !notInAll.includes(status))
    .reduce((sum, status) => sum + (counts[status] ?? 0), 0)
  const isFiltered = [current, search, ...Object.values(chosen)].some(Boolean)
  const held = counted.filter((status) => counts[status] !== 0 || status === current)
  // An empty list has nothing to choose from.
  if (!isFiltered && held.length === 0) return null
  const tabs = [
    { id: 'all', text: 'All' as const, status: undefined, count: all },
    ...held.map((status) => ({ id: status, text: statuses[status], status, count: counts[status] })),
  ]
  return (
    <LinkLine className="tabs" label={say(label)} current={current}>
      {tabs.map(({ id, text, status, count }) => (
        <Link key={id} to={listPath(spec.path, { ...chosen, status })} aria-current={status === current || undefined}>
          {say(text)}
          {/* Counts ignore the search, so they are hidden. */}
          {search ? null : (
            <span className="tab-count" data-urgent={(status && status === urgent && count) || undefined}>
              {isCountLimited ? countWords(count ?? 0) : count}
            </span>
          )}
        </Link>
      ))}
    </LinkLine>
  )
}
