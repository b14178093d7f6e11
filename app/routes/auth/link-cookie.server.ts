// Moves a one-time link's token from the address bar into a short-lived signed cookie before a page is drawn.
import { type Cookie, createCookie, redirect } from '@remix-run/node'
import { isLinkToken, linkLifetime } from '#app/features/staff/passwords/password-links.server.ts'
import { cookieName, isSecure } from '#app/http/browser/cookie-name.server.ts'
import { secrets } from '#app/http/secrets/secret.server.ts'

let cookie: Cookie | undefined

function linkCookie() {
  cookie ??= createCookie(cookieName('password-link'), {
    secrets: secrets(),
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    path: '/',
    maxAge: linkLifetime.reset / 1000,
  })
  return cookie
}

/** @param page the page that the link leads to */
export async function keepToken(token: string, page = '/reset-password') {
  const header = isLinkToken(token) ? await linkCookie().serialize(token) : await forgetToken()
  return redirect(page, { headers: { 'Set-Cookie': header, 'Referrer-Policy': 'same-origin' } })
}

export const forgetToken = () => linkCookie().serialize('', { maxAge: 0 })

export async function keptToken(request: Request): Promise<string> {
  const token: unknown = await linkCookie().parse(request.headers.get('Cookie'))
  return typeof token === 'string' ? token : ''
}
