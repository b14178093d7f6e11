import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { EmptyText, ListSpec, ListState } from './list-params.ts'

type EmptyListProps<Status extends string> = { spec: ListSpec<Status>; list: ListState<Status> }

/** Why there is nothing to show, and the way back to all there is. */
export function EmptyList<Status extends string>({ spec, list }: EmptyListProps<Status>) {
  const { path, rows, empty } = spec
  const clear = <LinkButton to={path}>Show all {rows}</LinkButton>
  if (list.newest) return <EmptyState title={`No older ${rows}`} hint="This is the end of the list." action={clear} />
  if (list.search) {
    const hint = [howSearched, empty.searchHint].filter(Boolean).join(' ')
    return <EmptyState title={`No ${rows} found`} hint={hint} action={clear} />
  }
  if (list.status) return <EmptyState action={clear} {...textOf(spec, list.status)} />
  const { link, ...yet } = empty.yet
  return <EmptyState {...yet} action={link ? <Source {...link} /> : null} />
}

const Source = ({ to, label }: { to: string; label: string }) => (
  <LinkButton to={to} variant="outline">
    {label}
  </LinkButton>
)

const howSearched =
  'Try fewer or shorter words. Every word must occur; capitals and accents do not matter. One or two letters are found at the start of words.'

function textOf<Status extends string>({ rows, tabs, empty }: ListSpec<Status>, status: Status): EmptyText {
  const label = tabs?.statuses[status] ?? status
  return empty.byStatus?.[status] ?? { title: empty.inStatus?.(label) ?? `No ${rows} are ${label.toLowerCase()}` }
}
