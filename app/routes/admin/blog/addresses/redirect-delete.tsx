// Asks before a redirect is deleted, and deletes it.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { deleteRedirect, readRedirect } from '#app/features/redirects/redirects.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { ConfirmPage } from '#app/routes/admin/shared/confirm-page.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { manager, managerCrumb } from '../post-labels.ts'

const list = `${manager}/redirects`

export const handle = { permission: 'posts.write', title: 'Delete a redirect' } as const

export const loader = staffLoader(handle.permission, ({ params }) => readRedirect(db, params.redirect ?? ''))

export const action = staffAction(handle.permission, emptySchema, {
  form: 'delete',
  run: async ({ params, staff, now }) => {
    const isDeleted = await deleteRedirect(db, params.redirect ?? '', staff, now)
    return isDeleted ? { ok: true } : { ok: false, reason: 'gone' }
  },
  done: () => ({ to: list, text: 'The redirect is deleted.' }),
})

export default function RedirectDeletePage() {
  const { from_path, to_path } = useLoaderData<typeof loader>()
  return (
    <ConfirmPage
      form="delete"
      title="Delete this redirect?"
      button="Delete"
      isDangerous
      area={managerCrumb}
      list={{ label: 'Redirects', href: list }}
      shown={
        <p className="typed">
          {from_path} → {to_path}
        </p>
      }
    >
      Who comes to the first address is told from then on that there is no such page.
    </ConfirmPage>
  )
}
