// A message for the next page, in a short-lived signed cookie: every success is a redirect, and the page behind it says so.
import { type Cookie, createCookie, redirect } from '@remix-run/node'
import { newId } from '#db/id.ts'
import { cookieName, isSecure } from './cookie-name.server.ts'
import type { Flash } from './flash.ts'
import { secrets } from './secret.server.ts'

let cookie: Cookie | undefined

// Made when first needed: the secret may have to be written first.
function flashCookie() {
  cookie ??= createCookie(cookieName('flash'), {
    secrets: secrets(),
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    path: '/',
    maxAge: 60,
  })
  return cookie
}

export async function redirectWithFlash(location: string, flash: Omit<Flash, 'id'>, headers = new Headers()) {
  headers.append('Set-Cookie', await flashCookie().serialize({ ...flash, id: newId() }))
  return redirect(location, { status: 303, headers })
}

/** The message meant for this page, and the header that makes it the last to show it. */
export async function takeFlash(request: Request): Promise<{ flash: Flash | null; headers?: HeadersInit }> {
  const flash: Flash | null = await flashCookie().parse(request.headers.get('Cookie'))
  if (!flash) return { flash: null }
  return { flash, headers: { 'Set-Cookie': await flashCookie().serialize('', { maxAge: 0 }) } }
}
