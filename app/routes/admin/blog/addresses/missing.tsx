// The addresses that visitors requested and that do not exist.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { listMissing } from '#app/features/redirects/visits.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { type Column, RecordTable } from '#app/routes/admin/shared/record-list.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { redirectsCrumb } from '../words.ts'

export const handle = { permission: 'posts.read', title: 'Missing addresses' } as const

export const loader = staffLoader(handle.permission, async ({ staff: { role, timeZone } }) => {
  const { rows } = await listMissing(db)
  return { rows, timeZone, mayWrite: can(role, 'posts.write') }
})

export default function MissingPage() {
  const say = useSay()
  const { locale } = pageLanguages[useLanguage()]
  const { rows, timeZone, mayWrite } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say('Missing addresses')} above={[redirectsCrumb]}>
      <p>{say('The 25 broken addresses that people try most often. Visitors aren’t recorded.')}</p>
      {rows.length === 0 ? (
        <EmptyState title={say('No missing pages')} hint={say('Addresses that lead nowhere appear here.')} />
      ) : (
        <RecordTable
          caption={say('Missing addresses')}
          rows={rows}
          columns={columnsOf(say, locale, timeZone, mayWrite)}
          keyOf={({ path }) => path}
        />
      )}
    </StaffPage>
  )
}

type Missing = ReturnType<typeof useLoaderData<typeof loader>>['rows'][number]

const columnsOf = (say: Say, locale: string, zone: string, mayWrite: boolean): Column<Missing>[] => [
  { head: 'Address', cell: ({ path }) => <span className="typed">{path}</span> },
  { head: 'Requests', label: 'Requests', isNumber: true, cell: ({ hits }) => hits.toLocaleString(locale) },
  { head: 'Last', label: 'Last', cell: ({ last_at }) => <Moment at={last_at} zone={zone} /> },
  {
    head: 'Linked from',
    label: 'Linked from',
    cell: ({ linked_from }) => (linked_from === null ? '–' : <span className="typed">{linked_from}</span>),
  },
  {
    head: 'Action',
    isAction: true,
    cell: ({ path }) =>
      mayWrite ? (
        <LinkButton to={`${redirectsCrumb.href}?${new URLSearchParams({ from: path })}`} variant="outline" size="s">
          {say('Redirect')}
          <span className="visually-hidden">: {path}</span>
        </LinkButton>
      ) : null,
  },
]
