import { Link } from '@remix-run/react'
import { countWords } from '#app/features/inbox/count-words.ts'
import { useWord } from '#app/languages/say.tsx'
import { type ListSpec, type ListState, listPath } from './list-params.ts'
import { LinkLine } from './part-links.tsx'

type StatusTabsProps<Status extends string> = { spec: ListSpec<Status>; list: ListState<Status> }

/** A list's status filter: one link for each status, with its count if known. */
export function StatusTabs<Status extends string>({ spec, list }: StatusTabsProps<Status>) {
  const { status: current, search, counts, chosen } = list
  const word = useWord()
  if (!spec.tabs || !counts) return null
  const { label, statuses, notInAll = [], urgent, isCountLimited } = spec.tabs
  const counted = (Object.keys(statuses) as Status[]).filter((status) => status in counts)
  const all = counted
    .filter((status) => !notInAll.includes(status))
    .reduce((sum, status) => sum + (counts[status] ?? 0), 0)
  const isFiltered = [current, search, ...Object.values(chosen)].some(Boolean)
  // An empty list has nothing to choose from.
  if (!isFiltered && counted.every((status) => counts[status] === 0)) return null
  const tabs = [
    { id: 'all', text: 'All', status: undefined, count: all },
    ...counted.map((status) => ({ id: status, text: statuses[status], status, count: counts[status] })),
  ]
  return (
    <LinkLine className="tabs" label={word(label)} current={current}>
      {tabs.map(({ id, text, status, count }) => (
        <Link key={id} to={listPath(spec.path, { ...chosen, status })} aria-current={status === current || undefined}>
          {word(text)}
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
