// Signing in with a passkey: gives the sign-in page's script a challenge, and takes the browser's answer to it.

import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { assertedSchema } from '#app/features/staff/passkeys/schema.ts'
import { NoChallenge, signInOptions, signInWithPasskey } from '#app/features/staff/passkeys/sign-in-passkey.server.ts'
import { passkeySignInCopy } from '#app/features/staff/passkeys/words.ts'
import { requireStranger } from '#app/features/staff/require-staff.server.ts'
import { InvalidCredentials } from '#app/features/staff/sessions/sign-in.server.ts'
import type { FormAnswer } from '#app/forms/form-state.ts'
import { type Problem, readForm } from '#app/forms/read/read-form.server.ts'
import { drawn } from '#app/languages/message.ts'
import { returnToOf } from './remembered-path.ts'
import { signInRefusal } from './sign-in-refusal.server.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStranger(db, request)
  const { options, header } = await signInOptions(Date.now())
  return Response.json(options, { headers: { 'Set-Cookie': header, 'Cache-Control': 'private, no-store' } })
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireStranger(db, request)
  const form = await readForm({ request, context }, 'passkey', assertedSchema)
  if (!form.ok) return asResponse(form.response)
  const refuse = (problem: Problem) => asResponse(form.refuse(problem))
  try {
    const cookies = await signInWithPasskey(db, request, form.value.credential, Date.now())
    const headers = new Headers()
    for (const cookie of cookies) headers.append('Set-Cookie', cookie)
    return redirect(returnToOf(request), { status: 303, headers })
  } catch (error) {
    if (error instanceof NoChallenge) return refuse({ formError: drawn(passkeySignInCopy.tookTooLong) })
    if (error instanceof InvalidCredentials) return refuse({ formError: drawn(passkeySignInCopy.refused) })
    return refuse(signInRefusal(error, 'passkey'))
  }
}

/** This address draws no page, and without one Remix would answer 200. */
const asResponse = ({ data, init }: { data: FormAnswer; init: ResponseInit | null }) =>
  Response.json(data, init ?? undefined)
