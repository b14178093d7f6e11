// Signed links to pages of the site with a draft in place of the published text, for readers without an account. A link is
// valid for one page and one text until it expires; on every other page, and altered, it shows what is published.
import { draftAskedFor, draftParameter } from '#app/http/browser/draft-address.ts'
import { addressRead, oncePerRequest } from '#app/http/edge/per-request.server.ts'
import { hmac, verifyHmac } from '#app/http/secrets/secret.server.ts'
import type { Db } from '#db/schema.ts'
import { isPlaceOf, type TextKind, type TextPlace } from '../define-texts.ts'
import { draftLinkDays } from '../words.ts'

const purpose = 'text-draft'
const day = 24 * 60 * 60_000

/** The page of a text with its draft; null for a kind that has no page of the site. */
export function draftPath({ kind, path }: TextKind, { key, language }: TextPlace, now: number): string | null {
  const page = new URL(path(key), 'http://site')
  if (isOfStaff(page.pathname)) return null
  const signed = [kind, key, language, now + draftLinkDays * day].join('.')
  page.searchParams.set(draftParameter, `${signed}.${hmac(purpose, signed)}`)
  return page.pathname + page.search + page.hash
}

const isOfStaff = (path: string) => /^\/(dashboard|admin)/.test(path)

/** The text of the kind whose draft this request may show. */
export function askedDraft(db: Db, kind: TextKind): TextPlace | null {
  const link = linkOf(db)
  if (link?.kind !== kind.kind) return null
  const { key, language, page } = link
  if (!isPlaceOf(kind, key, language)) return null
  return new URL(kind.path(key), 'http://site').pathname === page ? { key, language } : null
}

/** The name of the kind in a valid link. What such a request reads is not to be kept for others. */
export const kindOfDraft = (db: Db): string | null => linkOf(db)?.kind ?? null

const linkOf = (db: Db) => oncePerRequest(db, 'link to a draft', () => readLink(addressRead() ?? '', Date.now()))

function readLink(address: string, now: number) {
  if (!address.includes('?')) return null
  const [kind = '', key = '', language = '', expiresAt = '', signature = ''] =
    draftAskedFor(address)?.split('.', 5) ?? []
  const isOurs = verifyHmac(purpose, [kind, key, language, expiresAt].join('.'), signature)
  return isOurs && now < Number(expiresAt) ? { kind, key, language, page: pagePath(address) } : null
}

/** Scripts ask for a page's data at an address of its own. */
function pagePath(address: string) {
  const [path = ''] = address.split('?', 1)
  return path === '/_root.data' ? '/' : path.replace(/\.data$/, '')
}
