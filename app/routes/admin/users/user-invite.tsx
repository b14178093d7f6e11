import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { MetaFunction } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { inviteUser } from '#app/features/staff/accounts/manage-users.server.ts'
import { inviteSchema } from '#app/features/staff/accounts/user-schema.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { SelectField, TextField } from '#app/forms/fields.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { redirectWithFlash } from '#app/http/flash.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { roleOptions } from './user-words.ts'

export const handle = { permission: 'users.manage' } as const

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'Invite', noindex: true })

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(db, request, handle.permission)
  return null
}

export { keepUnsent as shouldRevalidate, sendOrKeep as clientAction } from '#app/forms/send-or-keep.ts'

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await requireStaff(db, request, handle.permission)
  const form = await readForm({ request, context }, 'invite', inviteSchema)
  if (!form.ok) return form.response
  const doing = { actor, now: Date.now() }
  const invited = await form.attempt(
    () => inviteUser(db, form.value, doing),
    'Failed to send the invitation. Please try again.',
  )
  if (!invited.ok) return invited.response
  if (!invited.value) return form.refuse({ errors: { email: ['This address has an account already'] } })
  return redirectWithFlash('/dashboard/users', { kind: 'success', text: `Invitation sent to ${invited.value.email}.` })
}

export default function InvitePage() {
  return (
    <>
      <Breadcrumbs items={[{ label: 'Users', href: '/dashboard/users' }, { label: 'Invite' }]} />
      <h1>Invite a colleague</h1>
      <p>A mail brings a link that sets the password. It works once, for 72 hours.</p>
      <ActionForm form="invite" action="/dashboard/users/invite" className="form card" defaults={{ role: 'viewer' }}>
        <TextField name="name" label="Name" autoComplete="off" required />
        <TextField name="email" label="Email" type="email" autoComplete="off" spellCheck={false} required />
        <SelectField name="role" label="Role" options={roleOptions} required />
        <div className="form-actions">
          <SubmitButton busy="Sending...">Send Invitation</SubmitButton>
          <LinkButton to="/dashboard/users" variant="outline">
            Cancel
          </LinkButton>
        </div>
      </ActionForm>
    </>
  )
}
