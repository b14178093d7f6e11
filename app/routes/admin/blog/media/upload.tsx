// The upload: a plain form that shows its progress when scripts run.
import { useNavigate } from '@remix-run/react'
import { type FormEvent, useState } from 'react'
import { useSay } from '#app/languages/say.tsx'
import type { RefusedUpload } from '#app/routes/admin/shared/staff-action.server.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { UploadFields } from '../upload-fields.tsx'

type MediaUploadProps = { path: string; refused?: RefusedUpload }

export function MediaUpload({ path, refused }: MediaUploadProps) {
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
      else setRefusal(answer?.problem ?? 'We couldn’t upload the picture. Please try again.')
    }
    setRefusal(undefined)
    setShare(0)
    request.open('POST', `${path}/paste`)
    request.send(new FormData(event.currentTarget))
  }
  return { send, share, refusal }
}
