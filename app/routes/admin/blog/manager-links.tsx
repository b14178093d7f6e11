import { useSay } from '#app/languages/say.tsx'
import { PartLinks } from '#app/routes/admin/shared/part-links.tsx'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { manager, managerCrumb } from './words.ts'
import '#app/ui/styles/staff/blog/pictures.css'

const transfer = 'Import and export'
const parts = [
  { label: 'Posts', to: manager },
  { label: 'Media library', to: `${manager}/media` },
  { label: 'Redirects', to: `${manager}/redirects` },
  { label: transfer, to: `${manager}/transfer` },
] as const

type ManagerLinksProps = { current: (typeof parts)[number]['label']; mayWrite: boolean }

export const ManagerLinks = ({ current, mayWrite }: ManagerLinksProps) => (
  <PartLinks
    label={useSay()('Blog manager')}
    parts={parts.filter(({ label }) => mayWrite || label !== transfer)}
    current={current}
  />
)

/** For a GET of an address that only a button posts to. */
export function NothingMade({ title }: { title: string }) {
  const say = useSay()
  return (
    <StaffPage title={title} above={[managerCrumb]}>
      <div className="card question">
        <p>{say('Open a post and choose Preview.')}</p>
        <div className="button-row">
          <LinkButton to={manager}>{say('Go to the posts')}</LinkButton>
        </div>
      </div>
    </StaffPage>
  )
}

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
