// A signed cookie of one purpose. It uses its own keys, so that no other signed value can pass for it.
import { type Cookie, createCookie } from '@remix-run/node'
import { cookieName, isSecure } from '#app/http/browser/cookie-name.server.ts'
import { derivedKeys } from './secret.server.ts'

/** @param lifetime in milliseconds @returns the cookie, made when it is first asked for */
export function signedCookie(name: Parameters<typeof cookieName>[0], purpose: string, lifetime: number): () => Cookie {
  let cookie: Cookie | undefined
  return () => {
    cookie ??= createCookie(cookieName(name), {
      secrets: derivedKeys(purpose).map((key) => key.toString('base64url')),
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
      path: '/',
      maxAge: lifetime / 1000,
    })
    return cookie
  }
}
