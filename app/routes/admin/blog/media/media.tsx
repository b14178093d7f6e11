import { useActionData, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { listMedia } from '#app/features/media/media.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { redirectWithFlash } from '#app/http/browser/flash.server.ts'
import { uploadLimits } from '#app/http/edge/refusal.ts'
import { ListPager } from '#app/routes/admin/shared/list-pager.tsx'
import { cursorOf, listPath, searchOf } from '#app/routes/admin/shared/list-params.ts'
import { ListSearch } from '#app/routes/admin/shared/list-search.tsx'
import { type RefusedUpload, staffLoader, staffUpload } from '#app/routes/admin/shared/staff-action.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import '#app/ui/styles/pages/posts.css'
import { ManagerLinks } from '../manager-links.tsx'
import { manager, managerCrumb } from '../post-labels.ts'
import { MediaGrid } from './grid.tsx'
import { receivePicture } from './receive-picture.server.ts'
import { MediaUpload } from './upload.tsx'

const path = `${manager}/media`

export const handle = { permission: 'posts.read', actionPermission: 'posts.write', title: 'Media library' } as const

export const loader = staffLoader(handle.permission, async ({ request, staff: { role } }) => {
  const query = new URL(request.url).searchParams
  const [search, after] = [searchOf(query), cursorOf(query, 1)]
  const { items, next } = await listMedia(db, { search }, after)
  return {
    items,
    search,
    mayWrite: can(role, 'posts.write'),
    newest: after ? listPath(path, { q: search }) : null,
    older: next ? listPath(path, { q: search }, next) : null,
  }
})

export const action = staffUpload(handle.actionPermission, {
  limit: uploadLimits.media,
  take: async (sent) => {
    const uploaded = await receivePicture(sent)
    if (!uploaded.ok) return uploaded.problem
    const text = uploaded.isNew ? 'The picture is in the library.' : 'This picture was in the library already.'
    return redirectWithFlash(`${path}/${uploaded.item.id}`, { kind: 'success', text })
  },
  failed: 'The picture could not be uploaded. Please try again.',
})

export default function MediaPage() {
  const { items, search, mayWrite, newest, older } = useLoaderData<typeof loader>()
  const refused = useActionData<RefusedUpload>()
  const isEmpty = items.length === 0
  return (
    <>
      <Breadcrumbs items={[managerCrumb, { label: 'Media library' }]} />
      <h1>Media library</h1>
      <ManagerLinks current="media" mayWrite={mayWrite} />
      {mayWrite ? <MediaUpload path={path} refused={refused} /> : null}
      <ListSearch path={path} search={search} name="Pictures" label="Search in name and alternative text" />
      {isEmpty && search ? <EmptyState title="No pictures found" hint="Try fewer or shorter words." /> : null}
      {isEmpty && !search ? <EmptyState title="No pictures yet" hint="What you upload shows here." /> : null}
      <MediaGrid items={items} />
      <ListPager label="Media pages" newest={newest} older={older} />
    </>
  )
}
