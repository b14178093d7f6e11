// Signed links to pages of the site with a text in place that is not published yet, a draft or a planned one, for readers
// without an account. A link is valid for one page and one version of a text until it expires or staff withdraw it; on every
// other page, and altered, it shows what is published.
import { draftAskedFor, draftParameter } from '#app/http/browser/draft-address.ts'
import { hmac, verifyHmac } from '#app/http/secrets/secret.server.ts'
import { englishPath, hrefIn, isReviewed, languageOfPath } from '#app/languages/pages.ts'
import type { Db } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import { isPlaceOf, type TextKind, type TextPlace } from '../define-texts.ts'
import { draftLinkDays } from '../words.ts'

const purpose = 'text-draft'
const lifetime = draftLinkDays * 24 * 60 * 60_000

/** The end of a link that is made now. */
export const endOfLink = (now: number) => now + lifetime

/** A link, and the version that it shows while that is not published yet. */
type Linked = { id: string; number: number }

/** True if the site has a page that shows the text. */
export const hasPreview = ({ path }: TextKind, { key }: TextPlace): boolean => !/^\/(dashboard|admin)/.test(path(key))

/** The page of a text with the version in place. */
export function draftPath(
  { kind, path }: TextKind,
  { key, language }: TextPlace,
  { id, number }: Linked,
  now: number,
): string {
  return signedPath(hrefIn(language, path(key)), [kind, key, language, number, id], now)
}

/** Stands for the kind in a link that shows every translation of a language, whether signed off or not. */
const translationsKind = 'translations'

/** The page of a text with all translations of its language in place. */
export function translationsPath(
  { path }: TextKind,
  { key, language }: TextPlace,
  { id }: Linked,
  now: number,
): string {
  const page = path(key)
  const shown = hrefIn(language, page, [new URL(page, 'http://site').pathname])
  return signedPath(shown, [translationsKind, '', language, 0, id], now)
}

function signedPath(address: string, parts: readonly (string | number)[], now: number): string {
  const page = new URL(address, 'http://site')
  const signed = [...parts, endOfLink(now)].join('.')
  page.searchParams.set(draftParameter, `${signed}.${hmac(purpose, signed)}`)
  return page.pathname + page.search + page.hash
}

/** A link whose signature is valid and whose time has not passed. */
type Link = Linked & { kind: string; key: string; language: string; page: string }

/** The text of the kind whose version the link may show while that is a draft or planned. */
export function draftOf({ page, ...link }: Link, kind: TextKind): (TextPlace & Linked) | null {
  const { key, language, id, number } = link
  if (!isPlaceOf(kind, key, language)) return null
  const shown = new URL(hrefIn(language, kind.path(key)), 'http://site').pathname
  return shown === page ? { key, language, id, number } : null
}

/** The language whose translations the link may show before they are signed off. */
export function translationsOf({ kind, page, ...link }: Link): Language | null {
  if (kind !== translationsKind) return null
  const language = languageOfPath(page)
  return language === link.language && isReviewed(englishPath(page)) ? language : null
}

/** False once staff have withdrawn it. */
export const isLinkOpen = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('text_previews').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** The text from which staff opened the preview of a page; null once the link is withdrawn. */
export const findPreviewed = async (db: Db, id: string): Promise<{ kind: string; key: string } | null> =>
  (await db.selectFrom('text_previews').select(['kind', 'key']).where('id', '=', id).executeTakeFirst()) ?? null

/** The link in the address of a page; null without one. */
export function readLink(address: string, now: number): Link | null {
  const parts = draftAskedFor(address)?.split('.', 7)
  if (!parts) return null
  const [kind = '', key = '', language = '', number, id = '', expiresAt, signature = ''] = parts
  const isOurs = verifyHmac(purpose, parts.slice(0, 6).join('.'), signature)
  if (!isOurs || now >= Number(expiresAt)) return null
  return { kind, key, language, number: Number(number), id, page: new URL(address).pathname }
}
