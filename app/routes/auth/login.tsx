import { type ActionFunctionArgs, type LoaderFunctionArgs, redirectDocument } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { loginSchema } from '#app/features/staff/accounts/user-schema.ts'
import { loginCopy } from '#app/features/staff/accounts/words.ts'
import { relyingParty } from '#app/features/staff/passkeys/challenge.server.ts'
import { PasskeyButton, useCeremony } from '#app/features/staff/passkeys/passkey-button.tsx'
import { passkeySignInCopy } from '#app/features/staff/passkeys/words.ts'
import { PasswordField } from '#app/features/staff/passwords/password-field.tsx'
import { requireStranger } from '#app/features/staff/require-staff.server.ts'
import { isSessionEnd, sessionEnds } from '#app/features/staff/sessions/sessions.server.ts'
import { InvalidCredentials, PasskeyNeeded, signIn } from '#app/features/staff/sessions/sign-in.server.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { TextField } from '#app/forms/fields/fields.tsx'
import { readForm } from '#app/forms/read/read-form.server.ts'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { useFlash } from '#app/http/browser/flash.ts'
import { drawn } from '#app/languages/message.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { rememberedPath, returnToOf } from './remembered-path.ts'
import { signInRefusal } from './sign-in-refusal.server.ts'

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'Admin Login', noindex: true })

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStranger(db, request)
  const ended = new URL(request.url).searchParams.get('ended')
  return {
    returnTo: returnToOf(request),
    told: isSessionEnd(ended) ? sessionEnds[ended] : null,
    hasPasskeys: /[a-z]/i.test(relyingParty().id),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireStranger(db, request)
  const form = await readForm({ request, context }, 'login', loginSchema)
  if (!form.ok) return form.response
  const { email, password } = form.value
  if (!email || !password) return form.refuse({ formError: drawn(loginCopy.incomplete) })
  try {
    const { cookies, needsCode } = await signIn(db, request, { email, password }, Date.now())
    const headers = new Headers()
    for (const cookie of cookies) headers.append('Set-Cookie', cookie)
    const next = needsCode ? `/login/code${rememberedPath(returnToOf(request))}` : returnToOf(request)
    // A document, because visitors' pages do not know the staff's routes.
    return redirectDocument(next, { status: 303, headers })
  } catch (error) {
    if (error instanceof InvalidCredentials) return form.refuse({ formError: drawn(loginCopy.wrong) })
    if (error instanceof PasskeyNeeded) return form.refuse({ formError: drawn(passkeySignInCopy.needed), status: 403 })
    return form.refuse(signInRefusal(error, 'login'))
  }
}

export default function LoginPage() {
  const { returnTo, told, hasPasskeys } = useLoaderData<typeof loader>()
  const flash = useFlash('login')
  const text = flash?.text ?? told
  return (
    <>
      <h1>Admin Login</h1>
      {text ? (
        <p className="banner" data-kind={flash?.kind ?? 'info'} role="status">
          {text}
        </p>
      ) : null}
      <ActionForm form="login" action={`/login${rememberedPath(returnTo)}`}>
        <TextField name="email" label="Email" type="email" autoComplete="username" spellCheck={false} required />
        <PasswordField name="password" label="Password" autoComplete="current-password" canShow={false} />
        <SubmitButton busy="Signing in...">Sign In</SubmitButton>
      </ActionForm>
      <p>
        <Link to="/forgot-password">Forgot password?</Link>
      </p>
      {hasPasskeys ? <PasskeySignIn returnTo={returnTo} /> : null}
    </>
  )
}

// "Sign in with a passkey", only in browsers with scripts that know passkeys.
const path = '/login/passkey'
const stopped = 'No passkey was used. Please try again.'

/** @param returnTo the page that was asked for before signing in */
function PasskeySignIn({ returnTo }: { returnTo: string }) {
  const { canUse, ...ceremony } = useCeremony(async ({ startAuthentication }) => {
    const asked = await fetch(path)
    const credential = await startAuthentication({ optionsJSON: await asked.json() })
    const body = new URLSearchParams({ credential: JSON.stringify(credential) })
    const answer = await fetch(path, { method: 'POST', body, redirect: 'manual' })
    if (answer.type !== 'opaqueredirect') return (await answer.json()).formError ?? stopped
    window.location.assign(returnTo)
  }, stopped)
  return (
    <div className="passkey-room">
      {canUse ? (
        <PasskeyButton {...ceremony} variant="outline" label="Sign in with a passkey" busy="One moment..." />
      ) : null}
    </div>
  )
}
