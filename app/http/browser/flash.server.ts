// A flash message in a short-lived signed cookie: every success is a redirect, and the next page shows the message.
import { type Cookie, createCookie, redirect } from '@remix-run/node'
import { secrets } from '#app/http/secrets/secret.server.ts'
import { newId } from '#db/queries/id.ts'
import { cookieName, isSecure } from './cookie-name.server.ts'
import type { Flash } from './flash.ts'

let cookie: Cookie | undefined

// Created on first use: the secret may have to be generated first.
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

/** For this many seconds a reloaded page still shows the reference. */
const receiptAge = 30 * 60

/**
 * The message for this page, and the header that keeps later pages from showing it again. Its reference stays on this page
 * for a while, so that a visitor who reloads can still write it down.
 */
export async function takeFlash(request: Request): Promise<{ flash: Flash | null; headers?: HeadersInit }> {
  const kept: (Flash & { page?: string }) | null = await flashCookie().parse(request.headers.get('Cookie'))
  if (!kept) return { flash: null }
  const { page, ...flash } = kept
  const { pathname } = new URL(request.url)
  if (page !== undefined) return { flash: page === pathname ? flash : null }
  const cookie = flash.promise
    ? flashCookie().serialize({ ...flash, text: '', mark: undefined, page: pathname }, { maxAge: receiptAge })
    : flashCookie().serialize('', { maxAge: 0 })
  return { flash, headers: { 'Set-Cookie': await cookie } }
}
