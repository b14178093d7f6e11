// Confirms deleting a redirect.
import { db } from '#app/db.server.ts'
import { deleteRedirect, findRedirect } from '#app/features/redirects/redirects.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import type { Question } from '#app/routes/admin/shared/confirm-page.tsx'
import { orGone, staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { managerCrumb, redirectsCrumb } from '../words.ts'

export const handle = { permission: 'posts.write', title: 'Delete a redirect' } as const

export const loader = staffLoader<Question>(handle.permission, async ({ params }) => {
  const found = await findRedirect(db, params.redirect ?? '')
  return (
    found && {
      form: 'delete',
      title: 'Delete this redirect?',
      button: 'Delete',
      isDangerous: true,
      above: [managerCrumb, redirectsCrumb],
      shown: `${found.from_path} → ${found.to_path}`,
      text: 'Visitors to the old address will see “Page Not Found”.',
    }
  )
})

export const action = staffAction(handle.permission, emptySchema, {
  form: 'delete',
  run: async ({ params, by }) => orGone(await deleteRedirect(db, params.redirect ?? '', by)),
  done: () => ({ to: redirectsCrumb.href, text: 'Redirect deleted.' }),
})

export { ConfirmPage as default, shouldRevalidate } from '#app/routes/admin/shared/confirm-page.tsx'
