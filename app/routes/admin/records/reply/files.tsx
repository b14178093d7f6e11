import { replyFileLimits, replyFiles, replyFileWords } from '#app/features/records/reply/files.ts'
import { FieldHint } from '#app/forms/fields/fields.tsx'
import { FileField } from '#app/forms/fields/file-field.tsx'
import { type StoredFile, useField, useFormState } from '#app/forms/form-state.ts'
import { useSay } from '#app/languages/say.tsx'
import { fileSize } from '#app/routes/admin/mail/received/file-size.ts'

/** The files of a reply: those that its draft has, and a field for more. */
export function ReplyFiles({ files: loaded }: { files: readonly StoredFile[] }) {
  const say = useSay()
  const { answer } = useFormState()
  const files = answer?.files ?? loaded
  const { name, ...rules } = replyFiles
  const label = say('Files')
  const [hint, tooLarge] = [say(replyFileWords.hint, replyFileLimits), say(replyFileWords.tooLarge, replyFileLimits)]
  return (
    <>
      <AttachedFiles files={files} />
      {/* Empty again once its files are stored. */}
      <FileField
        key={files.map(({ id }) => id).join()}
        name={name}
        {...{ label, hint, tooLarge }}
        multiple
        {...rules}
      />
    </>
  )
}

function AttachedFiles({ files }: { files: readonly StoredFile[] }) {
  const say = useSay()
  const field = useField('removed')
  if (files.length === 0) return null
  return (
    <fieldset className="checkbox-group" aria-describedby={field.hintId}>
      <legend>{say('Attached files')}</legend>
      <FieldHint id={field.hintId} hint={say('Ticked files are removed when you save, preview or send the reply.')} />
      <div>
        {files.map(({ id, name, bytes }, index) => (
          <label className="checkbox" key={id}>
            <input id={index === 0 ? field.id : undefined} type="checkbox" name="removed" value={id} />
            <span className="typed">
              <span className="visually-hidden">{say('Remove')} </span>
              <span dir="auto">{name}</span> ({fileSize(bytes)})
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
