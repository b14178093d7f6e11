// The second step of signing in, after the right password was given in this browser.
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, redirectDocument } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { requireStranger } from '#app/features/staff/require-staff.server.ts'
import { findPendingUser, NoPendingSignIn, signInWithCode } from '#app/features/staff/sessions/sign-in.server.ts'
import { codeSchema } from '#app/features/staff/two-step/schema.ts'
import { WrongCode } from '#app/features/staff/two-step/two-step.server.ts'
import { twoStepCopy } from '#app/features/staff/two-step/words.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { TextField } from '#app/forms/fields/fields.tsx'
import { readForm } from '#app/forms/read/read-form.server.ts'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { redirectWithFlash } from '#app/http/browser/flash.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { rememberedPath, returnToOf } from './remembered-path.ts'
import { signInRefusal } from './sign-in-refusal.server.ts'

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'Enter your code', noindex: true })

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStranger(db, request)
  const query = rememberedPath(returnToOf(request))
  if (!(await findPendingUser(db, request, Date.now()))) throw redirect(`/login${query}`)
  return { query }
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireStranger(db, request)
  const returnTo = returnToOf(request)
  const form = await readForm({ request, context }, 'login-code', codeSchema)
  if (!form.ok) return form.response
  try {
    const cookies = await signInWithCode(db, request, form.value.code, Date.now())
    const headers = new Headers()
    for (const cookie of cookies) headers.append('Set-Cookie', cookie)
    return redirectDocument(returnTo, { status: 303, headers })
  } catch (error) {
    if (error instanceof NoPendingSignIn) {
      const path = `/login${rememberedPath(returnTo)}`
      return redirectWithFlash(path, { form: 'login', kind: 'info', text: twoStepCopy.tookTooLong })
    }
    if (error instanceof WrongCode) return form.refuse({ errors: { code: [twoStepCopy.wrongCode] } })
    return form.refuse(signInRefusal(error, 'login-code'))
  }
}

export default function LoginCodePage() {
  const { query } = useLoaderData<typeof loader>()
  return (
    <>
      <h1>Enter your code</h1>
      <ActionForm form="login-code" action={`/login/code${query}`}>
        <TextField
          name="code"
          label="Code"
          hint="The six-digit code from your authenticator app, or one of your recovery codes."
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          required
        />
        <SubmitButton busy="Signing in...">Sign In</SubmitButton>
      </ActionForm>
      <p>Lost your phone and recovery codes? Ask an admin or whoever runs the server to reset your two-step sign-in.</p>
      <p>
        <Link to={`/login${query}`}>Back to Login</Link>
      </p>
    </>
  )
}
