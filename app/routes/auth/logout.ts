import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { closeSession } from '#app/features/staff/sessions/sessions.server.ts'
import { stopWaiting } from '#app/features/staff/sessions/sign-in.server.ts'
import { forgetToken } from './link-cookie.server.ts'

/** A GET changes nothing, so that a link or an image on another site cannot sign anyone out. */
export const loader = () => redirect('/')

export async function action({ request }: ActionFunctionArgs) {
  // Does not clear cookies: the browser stays known to the account, or strangers could slow down the owner's next
  // sign-in.
  const headers = new Headers({ 'Clear-Site-Data': '"storage"' })
  const { cookie: ended, isEnded } = await closeSession(db, request, Date.now())
  for (const cookie of [ended, await stopWaiting(), await forgetToken()]) headers.append('Set-Cookie', cookie)
  return redirect(isEnded ? '/login' : '/login?ended=unsaved', { status: 303, headers })
}
