import { db } from '#app/db.server.ts'
import { closeRequest, listErasureRequests } from '#app/features/people/requests.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import type { Question } from '#app/routes/admin/shared/confirm-page.tsx'
import { orGone, staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { peoplePath } from './address-id.server.ts'

export const handle = { permission: 'people.manage', title: 'Close a request for erasure' } as const

export const loader = staffLoader<Question>(handle.permission, async ({ id }) => {
  const request = (await listErasureRequests(db)).find((open) => open.id === id)
  return (
    request && {
      form: 'close-request',
      title: 'Close this request without an erasure?',
      shown: request.email,
      button: 'Close the request',
      above: [{ label: 'A person’s data', href: peoplePath }],
      text: 'Close it if the person has withdrawn it, or if the law requires us to keep the data. Write to them first, because their status page will say that you did.',
    }
  )
})

export const action = staffAction(handle.permission, emptySchema, {
  form: 'close-request',
  run: async ({ id, by }) => orGone(await closeRequest(db, id, by)),
  done: () => ({ to: peoplePath, text: 'Request closed.' }),
})

export { ConfirmPage as default, shouldRevalidate } from '#app/routes/admin/shared/confirm-page.tsx'
