import '#app/ui/styles/staff/blog/pictures.css'

type UploadFieldsProps = { problem?: string; id: string; label: string; hint: string; accept: string }

/** The file of an upload, and the reason for refusing the last one. */
export const UploadFields = ({ problem, id, label, hint, accept }: UploadFieldsProps) => (
  <div className="field">
    <label className="field-label" htmlFor={`${id}-file`}>
      {label}
    </label>
    <p className="field-hint" id={`${id}-hint`}>
      {hint}
    </p>
    {problem ? (
      <p className="field-error" id={`${id}-error`} role="alert">
        {problem}
      </p>
    ) : null}
    <input
      className="input drop-zone"
      id={`${id}-file`}
      type="file"
      name="file"
      accept={accept}
      aria-describedby={problem ? `${id}-hint ${id}-error` : `${id}-hint`}
      aria-invalid={problem ? true : undefined}
      required
    />
  </div>
)
