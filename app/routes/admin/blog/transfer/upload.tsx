// The upload of a file to import.
import { Form, useNavigation } from '@remix-run/react'
import { useSay } from '#app/languages/say.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { UploadFields } from '../upload-fields.tsx'

export function ImportUpload({ path, problem }: { path: string; problem?: string }) {
  const say = useSay()
  const isBusy = useNavigation().formAction === path
  return (
    <Form
      className="form card"
      method="post"
      action={path}
      encType="multipart/form-data"
      id="import"
      noValidate={useHydrated()}
    >
      <h2>{say('Import')}</h2>
      <p>
        {say(
          'A zip of Markdown files with front matter and their pictures. You’ll see a preview first; nothing is imported until you confirm.',
        )}
      </p>
      <UploadFields
        problem={problem}
        id="import"
        label={say('File')}
        hint={say('Choose a file or drop it here. Up to 64 MB.')}
        accept=".zip"
      />
      <div className="form-actions">
        <button type="submit" className="button button-primary" aria-disabled={isBusy || undefined}>
          {isBusy ? say('Reading...') : say('Preview import')}
        </button>
      </div>
      {isBusy ? (
        <p role="status">
          <progress aria-label={say('Reading...')} /> {say('The file is being sent and read. This can take a minute.')}
        </p>
      ) : null}
    </Form>
  )
}
