// Confirms deleting a redirect.
import { db } from '#app/db.server.ts'
import { deleteRedirect, findRedirect } from '#app/features/redirects/redirects.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { alreadyDone } from '#app/routes/admin/shared/already-done.server.ts'
import type { Question } from '#app/routes/admin/shared/confirm-page.tsx'
import { type Asked, staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { managerCrumb, redirectsCrumb } from '../words.ts'

const deleted = ({ redirect = '' }: Asked['params']) => ({ kind: 'redirect', id: redirect }) as const

export const handle = { permission: 'posts.write', title: 'Delete a redirect' } as const

export const loader = staffLoader<Question>(handle.permission, async ({ params, staff }) => {
  const found = await findRedirect(db, params.redirect ?? '')
  const above = [managerCrumb, redirectsCrumb]
  if (!found) return alreadyDone(db, { audited: deleted(params), button: 'Delete', above }, staff)
  return {
    form: 'delete',
    title: 'Delete this redirect?',
    button: 'Delete',
    isDangerous: true,
    above,
    shown: `${found.from_path} → ${found.to_path}`,
    text: 'Visitors to the old address will see “Page Not Found”.',
  }
})

export const action = staffAction(handle.permission, emptySchema, {
  form: 'delete',
  run: ({ params, by }) => deleteRedirect(db, params.redirect ?? '', by),
  done: () => ({ to: redirectsCrumb.href, text: 'Redirect deleted.' }),
  record: ({ params }) => deleted(params),
})

export { ConfirmPage as default } from '#app/routes/admin/shared/confirm-page.tsx'
