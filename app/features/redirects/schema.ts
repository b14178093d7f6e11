import { z } from 'zod'
import { requiredText, version } from '#app/forms/fields/rules.ts'
import { ownAddress } from '#app/http/browser/return-to.ts'

const from = requiredText('From is required', { label: 'From|redirect', max: 300 })
  .refine(
    (typed) => ownAddress(typed) !== null && !/[?#]/.test(typed),
    'From must be a path of this site without a query, such as /old-page',
  )
  .transform(pathKey)

const to = requiredText('To is required', { label: 'To|redirect', max: 500 }).refine(
  (typed) => ownAddress(typed) !== null || (/^https:\/\//.test(typed) && URL.canParse(typed)),
  'To must be a path of this site, such as /new-page, or an address that begins with https://',
)

export const redirectSchema = z.object({ from, to, kind: z.enum(['301', '302']).catch('301') })
export const changedRedirectSchema = redirectSchema.extend({ version })

/** A path in the form in which redirects are compared: as a browser sends it, without a trailing slash. */
export function pathKey(typed: string): string {
  const { pathname } = new URL(typed, 'https://localhost')
  return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
}
