// The views that a member of staff has saved, and the form that saves the filters of the list it was opened from.
import { Link, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { db } from '#app/db.server.ts'
import { listSavedViews, mostSavedViews, saveView } from '#app/features/inbox/saved-views.server.ts'
import { TextField } from '#app/forms/fields/fields.tsx'
import { requiredText } from '#app/forms/fields/rules.ts'
import type { Errors } from '#app/forms/form-state.ts'
import { PostButton } from '#app/forms/post-button.tsx'
import { message } from '#app/languages/message.ts'
import { useSay } from '#app/languages/say.tsx'
import { type Column, RecordTable, TypedCell } from '#app/routes/admin/shared/record-list.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { type InboxQuery, inboxCrumb, inboxPath, inboxUrl, listOf, listQuery, viewsPath } from './query.ts'

export const handle = { permission: 'inbox.read', title: 'Saved views' } as const

export const loader = staffLoader(handle.permission, async ({ request, staff }) => {
  const list = listOf(request)
  return {
    views: (await listSavedViews(db, staff.id)).map(({ id, name, query }) => ({
      id,
      name,
      to: `${inboxPath}?${query}`,
    })),
    list: list && { back: inboxUrl(list), action: viewsPath + listQuery(list) },
  }
})

const viewSchema = z.object({ name: requiredText('Name is required', { label: 'Name', max: 40 }) })

const notFiltered: { ok: false; errors: Errors } = {
  ok: false,
  errors: { name: ['Open this page from the inbox, with its filters set.'] },
}

export const action = staffAction(handle.permission, viewSchema, {
  form: 'save-view',
  run: async ({ request, value: { name }, by }) => {
    const list = listOf(request)
    return list ? saveView(db, { name, query: filtersOf(list) }, by) : notFiltered
  },
  done: ({ request }) => ({ to: inboxUrl(listOf(request) ?? { view: 'todo', search: '' }), text: 'View saved.' }),
  failed: 'Failed to save. Please try again.',
  refusals: { full: () => message('You have {count} saved views. Delete one first.', { count: mostSavedViews }) },
})

/** Without the words of a search, which may be about a person. */
const filtersOf = (list: InboxQuery) => inboxUrl({ ...list, search: '' }).split('?')[1] ?? ''

export default function SavedViewsPage() {
  const say = useSay()
  const { views, list } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say('Saved views')} above={[inboxCrumb]}>
      {list ? (
        <StaffForm form="save-view" action={list.action} button={say('Save view')} cancel={list.back}>
          <TextField
            name="name"
            label={say('Name')}
            hint={say('The inbox’s filters are saved under it, without the words of a search. Only you see it.')}
            autoComplete="off"
            required
          />
        </StaffForm>
      ) : null}
      {views.length > 0 ? (
        <RecordTable caption={say('Saved views')} rows={views} columns={columns} keyOf={({ id }) => id} />
      ) : list ? null : (
        <EmptyState
          title={say('No saved views')}
          hint={say('Set filters in the inbox, then press “Save view” beside them.')}
        />
      )}
    </StaffPage>
  )
}

type Row = { id: string; name: string; to: string }

const columns: Column<Row>[] = [
  {
    head: 'Name',
    cell: ({ name, to }) => (
      <Link to={to}>
        <TypedCell>{name}</TypedCell>
      </Link>
    ),
  },
  { head: 'Change', isAction: true, cell: (view) => <DeleteView {...view} /> },
]

function DeleteView({ id, name }: Row) {
  const say = useSay()
  return (
    <PostButton action={`${viewsPath}/${id}/delete`} variant="outline" size="s">
      {say('Delete')} <span className="visually-hidden">{name}</span>
    </PostButton>
  )
}
