import { textWords } from '#app/features/texts/words.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { DocumentContents } from '#app/forms/document/document-contents.tsx'
import { DocumentFields } from '#app/forms/document/document-fields.tsx'
import { useSay } from '#app/languages/say.tsx'
import type { editedText } from './edited-text.server.ts'
import { textForm, textPath } from './paths.ts'
import { PublishFields } from './publish-fields.tsx'

type Edited = NonNullable<Awaited<ReturnType<typeof editedText>>>

/** The fields of a text, with the ways to its parts. */
export function TextForm({ kind, place, fields, values, mayPublish, isTranslation, timeZone }: Edited) {
  const say = useSay()
  const times = { from: '', fromTime: '', until: '', untilTime: '' }
  const begun = { ...values, publish: mayPublish && !isTranslation ? 'now' : 'draft', ...times }
  return (
    <div className="staff-columns">
      <DocumentContents fields={fields} form={textForm} />
      <ActionForm
        form={textForm}
        action={textPath(kind, place.key, place.language)}
        className="form card"
        defaults={begun}
        failure={say(textWords.failed)}
        keepsScroll
      >
        <PublishFields mayPublish={mayPublish} timeZone={timeZone} />
        <DocumentFields fields={fields} language={place.language} />
      </ActionForm>
    </div>
  )
}
