// The first run: the link that the server printed lets its reader create the first account, an administrator's.

import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, redirectDocument } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { isSetupLink, makeFirstAccount } from '#app/features/staff/accounts/first-run.server.ts'
import { setupCopy } from '#app/features/staff/accounts/words.ts'
import { PasswordField } from '#app/features/staff/passwords/password-field.tsx'
import { setupSchema } from '#app/features/staff/passwords/password-rules.ts'
import { hashPassword } from '#app/features/staff/passwords/passwords.server.ts'
import { requireStranger } from '#app/features/staff/require-staff.server.ts'
import { enterFirst } from '#app/features/staff/sessions/sign-in.server.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { TextField } from '#app/forms/fields/fields.tsx'
import { readForm } from '#app/forms/read/read-form.server.ts'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { clientAddress } from '#app/http/edge/client-address.server.ts'
import { drawn } from '#app/languages/message.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { forgetToken, keepToken, keptToken } from './link-cookie.server.ts'

const path = '/setup'

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: args.data?.isOpen ? 'First account' : 'Invalid or Expired Link', noindex: true })

/** The same policy as on the redirect that removed the token: other sites must not see this address as a referrer. */
export const headers = () => ({ 'Referrer-Policy': 'same-origin' })

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStranger(db, request)
  const token = new URL(request.url).searchParams.get('token')
  if (token !== null) throw await keepToken(token, path)
  return { isOpen: await isSetupLink(db, await keptToken(request), Date.now()) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireStranger(db, request)
  const form = await readForm({ request, context }, 'setup', setupSchema)
  if (!form.ok) return form.response
  const token = await keptToken(request)
  const { name, email, password } = form.value
  // Hashing is expensive, so it is done only for a link that can still be used.
  const attempt = await form.attempt(async () => {
    if (!(await isSetupLink(db, token, Date.now()))) return null
    const account = { name, email, passwordHash: await hashPassword(password) }
    const now = Date.now()
    const user = await makeFirstAccount(db, token, account, { now, address: clientAddress(request) })
    return user && enterFirst(db, user, request, now)
  }, drawn(setupCopy.failed))
  if (!attempt.ok) return attempt.response
  if (!attempt.value) return redirect(path, { status: 303 })
  const headers = new Headers()
  for (const cookie of [...attempt.value, await forgetToken()]) headers.append('Set-Cookie', cookie)
  // A document, because visitors' pages do not know the staff's routes.
  return redirectDocument(attempt.value.length > 0 ? '/dashboard' : '/login', { status: 303, headers })
}

export default function SetupPage() {
  const { isOpen } = useLoaderData<typeof loader>()
  if (!isOpen) return <Expired />
  return (
    <>
      <h1>First account</h1>
      <p>This will be an admin account: it can invite colleagues and change every setting.</p>
      <ActionForm form="setup" action={path}>
        <TextField name="name" label="Name" autoComplete="name" required />
        <TextField name="email" label="Email" type="email" autoComplete="username" required />
        <PasswordField
          name="password"
          label="Password"
          hint="At least 8 characters, with an uppercase letter, a lowercase letter and a number."
          autoComplete="new-password"
        />
        <PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" />
        <SubmitButton busy="Saving...">Create account</SubmitButton>
      </ActionForm>
    </>
  )
}

const Expired = () => (
  <>
    <h1>Invalid or Expired Link</h1>
    <p>
      The first account already exists, or the link has expired. If there is no account yet, restarting the server
      prints a new link.
    </p>
    <LinkButton to="/login">Back to Login</LinkButton>
  </>
)
