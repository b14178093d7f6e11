// Handles every unknown staff address. Strangers cannot tell which staff addresses exist.
import { data } from '@remix-run/node'
import { useSay } from '#app/languages/say.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'

export const handle = { permission: 'own.account', title: 'Page Not Found' } as const

export const loader = staffLoader(handle.permission, async () => data(null, { status: 404 }))

export const action = loader

export default function StaffNotFoundPage() {
  const say = useSay()
  return (
    <StaffPage title={say('Page Not Found')}>
      <div className="card question">
        <p>{say('There is no page at this address. It may have moved, or the link may be mistyped.')}</p>
        <div className="button-row">
          <LinkButton to="/dashboard">{say('Go to Overview')}</LinkButton>
          <LinkButton to="/dashboard/search" variant="outline">
            {say('Search')}
          </LinkButton>
        </div>
      </div>
    </StaffPage>
  )
}
