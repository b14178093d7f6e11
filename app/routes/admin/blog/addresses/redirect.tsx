import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { changeRedirect, findRedirect, lateErrors } from '#app/features/redirects/redirects.server.ts'
import { changedRedirectSchema } from '#app/features/redirects/schema.ts'
import { useSay } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { takenAddresses } from '#app/routes/public-pages.server.ts'
import { managerCrumb, redirectsCrumb } from '../words.ts'
import { RedirectFields } from './redirect-form.tsx'

export const handle = { permission: 'posts.write', title: 'Edit redirect' } as const

export const loader = staffLoader(handle.permission, async ({ params }) => {
  const found = await findRedirect(db, params.redirect ?? '')
  if (!found) return null
  const { id, from_path: from, to_path: to, kind, version } = found
  return { id, values: { from, to, kind: String(kind) }, version }
})

export const action = staffAction(handle.permission, changedRedirectSchema, {
  form: 'redirect-change',
  run: async ({ params, value, by }) =>
    changeRedirect(db, params.redirect ?? '', value, by, await takenAddresses(db, by.now)),
  done: () => ({ to: redirectsCrumb.href, text: 'Redirect saved.' }),
  failed: 'We couldn’t save the redirect. Please try again.',
  late: async ({ params, now }, values) => lateErrors(db, values, await takenAddresses(db, now), params.redirect),
  record: ({ params }) => ({ kind: 'redirect', id: params.redirect }),
})

export default function RedirectPage() {
  const say = useSay()
  const { id, values, version } = useLoaderData<typeof loader>()
  const path = `${redirectsCrumb.href}/${id}`
  return (
    <StaffPage title={say('Edit redirect')} above={[managerCrumb, redirectsCrumb]}>
      <StaffForm
        form="redirect-change"
        action={path}
        defaults={values}
        version={version}
        button={say('Save')}
        link={{ to: `${path}/delete`, label: say('Delete'), isLoss: true }}
      >
        <RedirectFields />
      </StaffForm>
    </StaffPage>
  )
}
