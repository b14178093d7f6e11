// Remembers that this browser has signed in to an account. It grants no access; it exempts the browser from the limits
// that strangers' attempts fill (login-throttle.server.ts).
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { emailKey } from '#app/forms/fields/rules.ts'
import { hmac, verifyHmac } from '#app/http/secrets/secret.server.ts'
import { signedCookie } from '#app/http/secrets/signed-cookie.server.ts'

const purpose = 'known-device'
const lifetime = 180 * 24 * 60 * 60_000
/** People share computers, so the last few accounts are remembered. */
const mostAccounts = 5
/** Stores keyed hashes of the accounts, so that the cookie does not reveal them. */
const remembered = z.object({ device: z.string(), accounts: z.array(z.string()), until: z.number() })

const deviceCookie = signedCookie('device', purpose, lifetime)

/** The browser's random name if it has signed in to this account before; otherwise null. */
export async function knownDevice(request: Request, email: string, now: number): Promise<string | null> {
  const known = await read(request, now)
  return known?.accounts.some((account) => verifyHmac(purpose, about(known.device, email), account))
    ? known.device
    : null
}

/** The Set-Cookie header that adds this account. */
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
