import { replyFiles } from '#app/features/records/reply/files.ts'
import { FileField } from '#app/forms/fields/file-field.tsx'
import { type StoredFile, useField, useFormState } from '#app/forms/form-state.ts'
import { fileSize } from '#app/routes/admin/mail/received/file-size.ts'

/** The files of a reply: those that its draft has, and a field for more. */
export function ReplyFiles({ files: loaded }: { files: readonly StoredFile[] }) {
  const { answer } = useFormState()
  const files = answer?.files ?? loaded
  const { name, ...rules } = replyFiles
  return (
    <>
      <AttachedFiles files={files} />
      {/* Empty again once its files are stored. */}
      <FileField key={files.map(({ id }) => id).join()} name={name} label="Files" multiple {...rules} />
    </>
  )
}

function AttachedFiles({ files }: { files: readonly StoredFile[] }) {
  const field = useField('removed')
  if (files.length === 0) return null
  return (
    <fieldset className="checkbox-group">
      <legend>Attached files</legend>
      <p className="field-hint">Ticked files are removed when you save, preview or send the reply.</p>
      <div>
        {files.map(({ id, name, bytes }, index) => (
          <label className="checkbox" key={id}>
            <input id={index === 0 ? field.id : undefined} type="checkbox" name="removed" value={id} />
            <span className="typed">
              <span className="visually-hidden">Remove </span>
              <span dir="auto">{name}</span> ({fileSize(bytes)})
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
