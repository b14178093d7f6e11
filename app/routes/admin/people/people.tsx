// The requests for erasure, and the search for everything about an address.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { listErasureRequests } from '#app/features/people/requests.server.ts'
import { addressSchema } from '#app/features/people/schema.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { utcDate } from '#app/time/utc-date.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Menu } from '#app/ui/popover.tsx'
import { personPath } from './address-id.server.ts'
import { FindPerson } from './find-person.tsx'

export const handle = { permission: 'people.manage', title: 'A person’s data', changesNothing: true } as const

export const loader = staffLoader(handle.permission, async ({ language, now }) => ({
  requests: (await listErasureRequests(db)).map((request) => ({
    ...request,
    due: utcDate(request.due_by, pageLanguages[language].locale),
    isOverdue: request.due_by < now,
    path: personPath(request.email),
  })),
}))

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, addressSchema, {
  form: 'find-person',
  run: async () => ({ ok: true }),
  done: ({ value }) => ({ to: personPath(value.email) }),
  failed: 'The search failed. Please try again.',
})

export default function PeoplePage() {
  const say = useSay()
  const { requests } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={handle.title}>
      <p>
        {say(
          'Anyone may ask for a copy of their data, or to have it corrected or erased. To confirm who is asking, reply to that address before you act.',
        )}
      </p>
      <FindPerson />
      <OpenRequests requests={requests} />
    </StaffPage>
  )
}

// The requests for erasure that wait, the first due first.
type OpenRequest = { id: string; email: string; due: string; isOverdue: boolean; path: string }

function OpenRequests({ requests }: { requests: readonly OpenRequest[] }) {
  const say = useSay()
  if (requests.length === 0) return null
  return (
    <Panel id="requests" title={say('Requests for erasure')}>
      <ul>
        {requests.map(({ id, email, due, isOverdue, path }) => (
          <li key={id} className="button-row">
            <span>
              <Said phrase="{email}, due by {time}" values={{ email: <bdi dir="auto">{email}</bdi>, time: due }} />
            </span>
            {isOverdue ? <Pill status="warning">{say('Overdue')}</Pill> : null}
            <LinkButton to={path} size="s" variant="outline" aria-label={say('Open the data of {email}', { email })}>
              {say('Open')}
            </LinkButton>
            <Menu id={`request-${id}`} row={email}>
              <LinkButton
                to={`/dashboard/people/requests/${id}/close`}
                variant="outline"
                aria-label={say('Close the request of {email}', { email })}
              >
                {say('Close the request')}
              </LinkButton>
            </Menu>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
