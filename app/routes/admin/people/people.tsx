// Finds everything about an address.
import { db } from '#app/db.server.ts'
import { findKnown } from '#app/features/people/known.server.ts'
import { addressSchema } from '#app/features/people/schema.ts'
import { refusals } from '#app/features/people/words.ts'
import { TextField } from '#app/forms/fields/fields.tsx'
import { orGone, staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage, settingsCrumb } from '#app/routes/admin/shared/staff-page.tsx'
import { personPath } from './address-id.server.ts'

export const handle = { permission: 'people.manage', title: 'A person’s data', changesNothing: true } as const

export const loader = staffLoader(handle.permission)

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, addressSchema, {
  form: 'find-person',
  run: async ({ value }) =>
    (await findKnown(db, value.email)) ? orGone(true) : ({ ok: false, reason: 'nothing' } as const),
  done: ({ value }) => ({ to: personPath(value.email) }),
  refusals: { nothing: refusals.nothing },
  failed: 'The search failed. Please try again.',
})

export default function PeoplePage() {
  return (
    <StaffPage title={handle.title} above={[settingsCrumb]}>
      <p>
        Everyone may ask for a copy of their data, its correction or its erasure. Make sure that the request is from the
        person: answer to the address itself.
      </p>
      <StaffForm form="find-person" action="/dashboard/people" button="Find" busy="Searching...">
        <TextField name="email" label="Email" type="email" autoComplete="off" spellCheck={false} required />
      </StaffForm>
    </StaffPage>
  )
}
