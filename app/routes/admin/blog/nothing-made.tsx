import { useSay } from '#app/languages/say.tsx'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { manager, managerCrumb } from './words.ts'

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
