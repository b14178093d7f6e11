import { useActionData, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { countMedia, listMedia } from '#app/features/media/media.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { redirectWithFlash } from '#app/http/browser/flash.server.ts'
import { uploadLimits } from '#app/http/edge/refusal.ts'
import { useSay } from '#app/languages/say.tsx'
import { ListPager } from '#app/routes/admin/shared/list-pager.tsx'
import type { ListAddress } from '#app/routes/admin/shared/list-params.ts'
import { ListSearch } from '#app/routes/admin/shared/list-search.tsx'
import { type RefusedUpload, staffUpload } from '#app/routes/admin/shared/staff-action.server.ts'
import { staffList } from '#app/routes/admin/shared/staff-list.server.ts'
import { ListAndForm, StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { ManagerLinks } from '../manager-links.tsx'
import { mediaCrumb } from '../words.ts'
import { DescriptionTabs, MediaGrid, NoPictures } from './grid.tsx'
import { receivePicture, textOf } from './receive-picture.server.ts'
import { MediaUpload } from './upload.tsx'

const search = { name: 'Pictures', label: 'Search in name and alternative text' }
const spec: ListAddress<never> = { path: mediaCrumb.href, cursor: ['number'], search }

export const handle = { permission: 'posts.read', actionPermission: 'posts.write', title: 'Media library' } as const

export const loader = staffList(handle.permission, spec, async ({ search, after, chosen }, { staff, request }) => {
  const isUndescribed = new URL(request.url).searchParams.get('alt') === 'none'
  const [page, counts] = await Promise.all([listMedia(db, { search, isUndescribed }, after), countMedia(db)])
  return {
    ...page,
    pictures: counts,
    chosen: { ...chosen, alt: isUndescribed ? 'none' : undefined },
    mayWrite: can(staff.role, 'posts.write'),
  }
})

export const action = staffUpload(handle.actionPermission, {
  limit: uploadLimits.media,
  take: async (sent) => {
    const uploaded = await receivePicture(sent)
    if (!uploaded.ok) return uploaded.problem
    return redirectWithFlash(`${spec.path}/${uploaded.item.id}`, { kind: 'success', text: sent.say(textOf(uploaded)) })
  },
  failed: 'We couldn’t upload the picture. Please try again.',
})

export default function MediaPage() {
  const say = useSay()
  const { items, pictures, list, chosen, mayWrite } = useLoaderData<typeof loader>()
  const refused = useActionData<RefusedUpload>()
  return (
    <StaffPage title={say('Media library')}>
      <ManagerLinks current="Media library" mayWrite={mayWrite} />
      <ListAndForm
        form={mayWrite ? <MediaUpload path={spec.path} refused={refused} /> : null}
        id="upload"
        label={say('Upload a picture')}
        isEmpty={items.length === 0 && !list.search && !list.newest && !chosen.alt}
        isOpen={refused !== undefined}
      >
        <div className="list-controls">
          <DescriptionTabs chosen={chosen} counts={pictures} />
          <ListSearch path={spec.path} search={list.search} chosen={chosen} {...search} />
        </div>
        {items.length > 0 ? <MediaGrid items={items} /> : <NoPictures chosen={chosen} />}
        <ListPager label={say('Media pages')} newest={list.newest} older={list.older} />
      </ListAndForm>
    </StaffPage>
  )
}
