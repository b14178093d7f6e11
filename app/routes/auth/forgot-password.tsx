import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, type MetaFunction } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { forgotSchema } from '#app/features/staff/accounts/user-schema.ts'
import { forgotCopy } from '#app/features/staff/accounts/words.ts'
import { requestPasswordLink } from '#app/features/staff/passwords/password-requests.server.ts'
import { requireStranger } from '#app/features/staff/require-staff.server.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { TextField } from '#app/forms/fields/fields.tsx'
import { useMailHeld } from '#app/forms/notices/mail-held.tsx'
import { readForm } from '#app/forms/read/read-form.server.ts'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { redirectWithFlash } from '#app/http/browser/flash.server.ts'
import { useFlash } from '#app/http/browser/flash.ts'
import { clientKey } from '#app/http/edge/client-address.server.ts'
import { drawn } from '#app/languages/message.ts'
import { pageMeta } from '#app/routes/page-meta.ts'

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'Forgot Password', noindex: true })

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStranger(db, request)
  return null
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireStranger(db, request)
  const form = await readForm({ request, context }, 'forgot-password', forgotSchema)
  if (!form.ok) return form.response
  const client = clientKey(request)
  const stored = await form.attempt(
    () => requestPasswordLink(db, form.value.email, client, Date.now()),
    drawn(forgotCopy.failed),
  )
  if (!stored.ok) return stored.response
  return redirectWithFlash('/forgot-password', { form: 'forgot-password', kind: 'success', text: forgotCopy.sent })
}

export default function ForgotPasswordPage() {
  const flash = useFlash('forgot-password')
  return (
    <>
      <h1>Forgot Password</h1>
      {flash ? (
        <p className="form-status" role="status">
          {flash.text}
        </p>
      ) : null}
      {useMailHeld() ? (
        <p className="field-hint">
          This site cannot send emails at the moment. Ask an administrator, who can make you a link on the server.
        </p>
      ) : (
        <p>
          Enter your account’s email address. If we find the account, we will email you a link to set a new password.
        </p>
      )}
      <ActionForm form="forgot-password" action="/forgot-password" failure={forgotCopy.failed}>
        <TextField name="email" label="Email" type="email" autoComplete="username" spellCheck={false} required />
        <SubmitButton busy="Sending...">Send Reset Instructions</SubmitButton>
      </ActionForm>
      <p>
        <Link to="/login">Back to Login</Link>
      </p>
    </>
  )
}
