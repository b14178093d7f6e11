// Remembers that somebody has signed in to an account with this browser. It opens nothing: it keeps what strangers try at
// the account from slowing its owner down (login-throttle.server.ts).
import { randomBytes } from 'node:crypto'
import { type Cookie, createCookie } from '@remix-run/node'
import { z } from 'zod'
import { emailKey } from '#app/forms/fields/rules.ts'
import { cookieName, isSecure } from '#app/http/browser/cookie-name.server.ts'
import { derivedKeys, hmac, verifyHmac } from '#app/http/secrets/secret.server.ts'

const purpose = 'known-device'
const lifetime = 180 * 24 * 60 * 60_000
/** People share computers; the accounts used last are remembered. */
const mostAccounts = 5
/** Of the accounts it holds keyed hashes, so that it tells nobody whose they are. */
const remembered = z.object({ device: z.string(), accounts: z.array(z.string()), until: z.number() })

let cookie: Cookie | undefined

function deviceCookie() {
  cookie ??= createCookie(cookieName('device'), {
    // Keys of its own: nothing else that the site signs can be passed off as this.
    secrets: derivedKeys(purpose).map((key) => key.toString('base64url')),
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    path: '/',
    maxAge: lifetime / 1000,
  })
  return cookie
}

/** The browser's random name if somebody has signed in to this account with it; null for any other. */
export async function knownDevice(request: Request, email: string, now: number): Promise<string | null> {
  const known = await read(request, now)
  return known?.accounts.some((account) => verifyHmac(purpose, about(known.device, email), account))
    ? known.device
    : null
}

/** The header of the cookie that knows this account from now on. */
export async function rememberDevice(request: Request, email: string, now: number): Promise<string> {
  const known = await read(request, now)
  const device = known?.device ?? randomBytes(16).toString('base64url')
  const others = known?.accounts.filter((account) => !verifyHmac(purpose, about(device, email), account)) ?? []
  const accounts = [hmac(purpose, about(device, email)), ...others].slice(0, mostAccounts)
  return deviceCookie().serialize({ device, accounts, until: now + lifetime })
}

async function read(request: Request, now: number) {
  const value = remembered.safeParse(await deviceCookie().parse(request.headers.get('Cookie')))
  return value.success && value.data.until > now ? value.data : null
}

const about = (device: string, email: string) => `${device}\0${emailKey(email)}`
