// A public form's key: the form's name and the minute of issue, signed. It is the same for every visitor, so that pages
// can be cached; it only proves that this site drew the form recently.
import { hmac, verifyHmac } from '#app/http/secrets/secret.server.ts'

const minute = 60_000
/** Longer than any cache keeps a page. */
const keyLifetime = 48 * 60 * minute

export function issueFormKey(form: string, now: number): string {
  const issued = `${form}.${Math.floor(now / minute)}`
  return `${issued}.${hmac('form-key', issued)}`
}

export function isFreshKey(form: string, key: string, now: number): boolean {
  const [name, issuedMinute = '', signature = ''] = key.split('.', 3)
  if (name !== form || !/^\d{1,12}$/.test(issuedMinute)) return false
  const age = now - Number(issuedMinute) * minute
  return age >= 0 && age <= keyLifetime && verifyHmac('form-key', `${name}.${issuedMinute}`, signature)
}
