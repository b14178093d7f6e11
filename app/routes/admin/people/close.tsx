import { db } from '#app/db.server.ts'
import { closeRequest, listErasureRequests } from '#app/features/people/requests.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { alreadyDone } from '#app/routes/admin/shared/already-done.server.ts'
import type { Question } from '#app/routes/admin/shared/confirm-page.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { peoplePath } from './address-id.server.ts'

const closed = (id: string) => ({ kind: 'person', id }) as const

export const handle = { permission: 'people.manage', title: 'Close a request for erasure' } as const

export const loader = staffLoader<Question>(handle.permission, async ({ id, staff }) => {
  const request = (await listErasureRequests(db)).find((open) => open.id === id)
  const above = [{ label: 'A person’s data', href: peoplePath }] as const
  if (!request) return alreadyDone(db, { audited: closed(id), button: 'Close the request', above }, staff)
  return {
    form: 'close-request',
    title: 'Close this request without an erasure?',
    shown: request.email,
    button: 'Close the request',
    above,
    text: 'Close it if the person has withdrawn it, or if the law requires us to keep the data. Write to them first, because their status page will say that you did.',
  }
})

export const action = staffAction(handle.permission, emptySchema, {
  form: 'close-request',
  run: ({ id, by }) => closeRequest(db, id, by),
  done: () => ({ to: peoplePath, text: 'Request closed.' }),
  record: ({ id }) => closed(id),
})

export { ConfirmPage as default } from '#app/routes/admin/shared/confirm-page.tsx'
