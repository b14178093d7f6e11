// The requests for erasure, and the search for everything about an address.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { listErasureRequests } from '#app/features/people/requests.server.ts'
import { addressSchema } from '#app/features/people/schema.ts'
import { useSay } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage, settingsCrumb } from '#app/routes/admin/shared/staff-page.tsx'
import { personPath } from './address-id.server.ts'
import { FindPerson } from './find-person.tsx'
import { OpenRequests } from './open-requests.tsx'

export const handle = { permission: 'people.manage', title: 'A person’s data', changesNothing: true } as const

export const loader = staffLoader(handle.permission, async ({ staff: { timeZone }, now }) => ({
  timeZone,
  requests: (await listErasureRequests(db)).map((request) => ({
    ...request,
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
  const { requests, timeZone } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={handle.title} above={[settingsCrumb]}>
      <p>
        {say(
          'Anyone may ask for a copy of their data, or to have it corrected or erased. To confirm who is asking, reply to that address before you act.',
        )}
      </p>
      <FindPerson />
      <OpenRequests requests={requests} zone={timeZone} />
    </StaffPage>
  )
}
