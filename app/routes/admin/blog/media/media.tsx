import { useActionData, useLoaderData, useNavigate } from '@remix-run/react'
import { type FormEvent, useState } from 'react'
import { db } from '#app/db.server.ts'
import { countMedia, listMedia } from '#app/features/media/media.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { redirectWithFlash } from '#app/http/browser/flash.server.ts'
import { uploadLimits } from '#app/http/edge/refusal.ts'
import { useSay } from '#app/languages/say.tsx'
import { ManagerLinks, UploadFields } from '#app/routes/admin/blog/manager-links.tsx'
import { mediaCrumb } from '#app/routes/admin/blog/words.ts'
import { ListSearch } from '#app/routes/admin/shared/list-filters.tsx'
import type { ListAddress } from '#app/routes/admin/shared/list-params.ts'
import { ListPager } from '#app/routes/admin/shared/record-list.tsx'
import { type RefusedUpload, staffUpload } from '#app/routes/admin/shared/staff-action.server.ts'
import { staffList } from '#app/routes/admin/shared/staff-list.server.ts'
import { ListAndForm, StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { DescriptionTabs, MediaGrid, NoPictures } from './media-grid.tsx'
import { receivePicture, textOf } from './receive-picture.server.ts'

const search = { name: 'Pictures', label: 'Search in name and alternative text', none: 'No pictures found' } as const
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
        <div className="cluster list-controls">
          <DescriptionTabs chosen={chosen} counts={pictures} />
          <ListSearch path={spec.path} search={list.search} chosen={chosen} {...search} />
        </div>
        {items.length > 0 ? <MediaGrid items={items} /> : <NoPictures chosen={chosen} />}
        <ListPager label={say('Media pages')} newest={list.newest} older={list.older} />
      </ListAndForm>
    </StaffPage>
  )
}

// The upload: a plain form that shows its progress when scripts run.
type MediaUploadProps = { path: string; refused?: RefusedUpload }

function MediaUpload({ path, refused }: MediaUploadProps) {
  const say = useSay()
  const { send, share, refusal } = useUpload(path)
  return (
    <form
      className="form card media-upload"
      method="post"
      action={path}
      encType="multipart/form-data"
      id="upload"
      noValidate={useHydrated()}
      onSubmit={send}
    >
      <h2>{say('Upload a picture')}</h2>
      <UploadFields
        problem={refusal ?? refused?.problem}
        id="upload"
        label={say('Picture')}
        hint={say(
          'Choose a file or drop it here: JPEG, PNG, WebP or AVIF, up to 8 MB. Location and camera data are removed.',
        )}
        accept="image/jpeg,image/png,image/webp,image/avif"
      />
      <div className="field">
        <label className="field-label" htmlFor="upload-alt">
          {say('Alternative text')} <span className="field-optional">{say('(optional)')}</span>
        </label>
        <input className="input" id="upload-alt" name="alt" maxLength={300} defaultValue={refused?.values.alt} />
      </div>
      <div className="form-actions">
        <button type="submit" className="button button-primary" aria-disabled={share !== null || undefined}>
          {share === null ? say('Upload') : say('Uploading...')}
        </button>
      </div>
      {share === null ? null : (
        <p role="status">
          <progress value={share} max={1} aria-label={say('Upload')} />{' '}
          {share < 1 ? `${Math.round(share * 100)} %` : say('Resizing…')}
        </p>
      )}
    </form>
  )
}

/** Sends the form by script, with its progress as a share of 1; null before and after. */
function useUpload(path: string) {
  const say = useSay()
  const navigate = useNavigate()
  const [share, setShare] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<string>()

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (share !== null) return
    const request = new XMLHttpRequest()
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => setShare(total > 0 ? loaded / total : 0)
    request.onloadend = () => {
      setShare(null)
      const answer: { id?: string; problem?: string } | null = request.response
      if (answer?.id) navigate(`${path}/${answer.id}`)
      else setRefusal(answer?.problem ?? say('We couldn’t upload the picture. Please try again.'))
    }
    setRefusal(undefined)
    setShare(0)
    request.open('POST', `${path}/paste`)
    request.send(new FormData(event.currentTarget))
  }
  return { send, share, refusal }
}
