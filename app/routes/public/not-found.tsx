// The page for every path without a route.
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import type { ClientLoaderFunctionArgs } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { lookUpPublished } from '#app/features/blog/store/published.server.ts'
import { hold } from '#app/http/browser/lost-network.ts'
import { englishPath } from '#app/languages/pages.ts'
import { findPublicPage } from '#app/routes/public-pages.server.ts'

/** A page that is missing in another language may exist in English. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url)
  const english = englishPath(pathname)
  const isInEnglish = english !== pathname && (await isShown(english, Date.now()))
  throw data(isInEnglish ? { english } : null, { status: 404 })
}

/** True for a page of the site or a published article. */
async function isShown(path: string, now: number) {
  if (await findPublicPage(db, path, now)) return true
  const [, folder, slug = '', ...more] = path.split('/')
  return folder === 'blog' && more.length === 0 && (await lookUpPublished(db, slug, now)).is === 'live'
}

export const action = loader

/** The server knows more pages than these scripts, such as the staff's and newer ones, so the browser loads a document. */
export async function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  await hold(() => fetch(url, { method: 'HEAD', cache: 'no-store', signal }))
  if (!signal.aborted) location.assign(url)
  return new Promise<never>(() => {})
}

export default function NotFoundPage() {
  return null
}
