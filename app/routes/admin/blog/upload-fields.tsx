import { useWord } from '#app/languages/say.tsx'

type UploadFieldsProps = { problem?: string; id: string; label: string; hint: string; accept: string }

/** The file of an upload, and the reason for refusing the last one. */
export const UploadFields = ({ problem, id, label, hint, accept }: UploadFieldsProps) => {
  const word = useWord()
  return (
    <>
      {problem ? (
        <div className="error-summary" role="alert">
          <p>{word(problem)}</p>
        </div>
      ) : null}
      <div className="field">
        <label className="field-label" htmlFor={`${id}-file`}>
          {label}
        </label>
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
        <input
          className="input"
          id={`${id}-file`}
          type="file"
          name="file"
          accept={accept}
          aria-describedby={`${id}-hint`}
          required
        />
      </div>
    </>
  )
}
