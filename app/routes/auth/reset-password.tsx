// The page behind invitations and password reset links: it sets the password once.

import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { resetCopy } from '#app/features/staff/accounts/words.ts'
import { PasswordField } from '#app/features/staff/passwords/password-field.tsx'
import { findPasswordLink, setPasswordByLink } from '#app/features/staff/passwords/password-links.server.ts'
import { setPasswordSchema } from '#app/features/staff/passwords/password-rules.ts'
import { hashPassword } from '#app/features/staff/passwords/passwords.server.ts'
import { requireStranger } from '#app/features/staff/require-staff.server.ts'
import { rememberDevice } from '#app/features/staff/sessions/known-device.server.ts'
import { enterFirst } from '#app/features/staff/sessions/sign-in.server.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { readForm } from '#app/forms/read/read-form.server.ts'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { redirectWithFlash } from '#app/http/browser/flash.server.ts'
import { useFlash } from '#app/http/browser/flash.ts'
import { clientAddress } from '#app/http/edge/client-address.server.ts'
import { drawn } from '#app/languages/message.ts'
import { rootDataOf } from '#app/root/data.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { forgetToken, keepToken, keptToken } from './link-cookie.server.ts'

const formName = 'set-password'

export const meta: MetaFunction<typeof loader> = (args) => {
  const flash = rootDataOf(args.matches)?.flash
  const done = flash?.form === formName ? flash.text : null
  const title = done ?? (args.data?.purpose ? 'Set New Password' : 'Invalid or Expired Link')
  const leave = done ? [{ httpEquiv: 'refresh', content: '3; url=/login' }] : []
  return [...pageMeta(args, { title, noindex: true }), ...leave]
}

/** The same policy as on the redirect that removed the token: other sites must not see this address as a referrer. */
export const headers = () => ({ 'Referrer-Policy': 'same-origin' })

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStranger(db, request)
  const token = new URL(request.url).searchParams.get('token')
  if (token !== null) throw await keepToken(token)
  const purpose = await findPasswordLink(db, await keptToken(request), Date.now())
  return { purpose }
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireStranger(db, request)
  const form = await readForm({ request, context }, formName, setPasswordSchema)
  if (!form.ok) return form.response
  const token = await keptToken(request)
  // Hashing is expensive, so it is done only for a link that can still be used.
  const attempt = await form.attempt(async () => {
    const purpose = await findPasswordLink(db, token, Date.now())
    if (!purpose) return null
    const passwordHash = await hashPassword(form.value.password)
    const now = Date.now()
    const user = await setPasswordByLink(db, token, passwordHash, now, clientAddress(request))
    if (!user) return null
    // The account's owner has just proven access to the mailbox, so this browser is not slowed down with strangers.
    if (purpose === 'reset') return { purpose, cookies: [await rememberDevice(request, user.email, now)] }
    return { purpose, cookies: await enterFirst(db, user, request, now) }
  }, drawn(resetCopy.failed))
  if (!attempt.ok) return attempt.response
  const done = attempt.value
  if (!done) return redirect('/reset-password', { status: 303 })
  // Loaded as a document: its refresh header works in every browser, and visitors' pages do not know the staff's routes.
  const headers = new Headers({ 'Set-Cookie': await forgetToken(), 'X-Remix-Reload-Document': 'true' })
  for (const cookie of done.cookies) headers.append('Set-Cookie', cookie)
  if (done.purpose === 'invite')
    return redirect(done.cookies.length > 0 ? '/dashboard' : '/login', { status: 303, headers })
  return redirectWithFlash('/reset-password', { form: formName, kind: 'success', text: resetCopy.done }, headers)
}

export default function ResetPasswordPage() {
  const { purpose } = useLoaderData<typeof loader>()
  const done = useFlash(formName)
  if (done) return <Done title={done.text} />
  if (!purpose) return <Expired />
  return (
    <>
      <h1>Set New Password</h1>
      {purpose === 'invite' ? <p>Welcome. Choose the password for your account.</p> : null}
      <ActionForm form={formName} action="/reset-password" failure={resetCopy.failed}>
        <PasswordField
          name="password"
          label="New Password"
          hint="At least 8 characters, with an uppercase letter, a lowercase letter and a number."
          autoComplete="new-password"
        />
        <PasswordField name="confirmPassword" label="Confirm New Password" autoComplete="new-password" />
        <SubmitButton busy="Saving...">Set Password</SubmitButton>
      </ActionForm>
    </>
  )
}

function Expired() {
  return (
    <>
      <h1>Invalid or Expired Link</h1>
      <p>This link has already been used, has expired, or was replaced by a newer one.</p>
      <LinkButton to="/forgot-password">Request New Reset Link</LinkButton>
      <p>For a new invitation, ask the colleague who invited you.</p>
    </>
  )
}

function Done({ title }: { title: string }) {
  return (
    <>
      <h1>{title}</h1>
      <p role="status">Your password is set. The sign-in page will open in a moment.</p>
      <LinkButton to="/login">Back to Login</LinkButton>
    </>
  )
}
