import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { endSession } from '#app/features/staff/stand-in.server.ts'

/** A link or an image on another page must not sign anybody out: reading this changes nothing. */
export const loader = () => redirect('/')

export async function action({ request }: ActionFunctionArgs) {
  const cookie = await endSession(db, request, Date.now())
  return redirect('/login', { status: 303, headers: { 'Set-Cookie': cookie, 'Clear-Site-Data': '"cookies"' } })
}
