// The language of a page whose texts are translated one by one.
import { data, redirect } from '@remix-run/node'
import { redirects } from '#app/content/redirects.ts'
import { db } from '#app/db.server.ts'
import { closedLanguages } from '#app/features/company/company-settings.server.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { previewOf, type TextSource } from '#app/features/texts/edition.server.ts'
import { hasPageIn, reviewedPaths } from '#app/features/texts/translations/reviewed-paths.server.ts'
import { englishPath, hrefIn, otherLanguages } from '#app/languages/pages.ts'
import { languageOfRequest } from '#app/languages/phrases.server.ts'
import type { BroughtLanguages } from '#app/languages/say.tsx'
import { findPublicPage } from '#app/routes/public-pages.server.ts'
import type { Language } from '#db/tables/records.ts'

type PageLanguage = {
  language: Language
  /** For the page's data: the switcher and the head read it. */
  brought: Pick<BroughtLanguages, 'versions'>
}

/** The addresses, in English, of the pages that exist in the language, with those that lead to them. */
export async function pagesIn(texts: TextSource, language: Language, now: number): Promise<readonly string[]> {
  const paths = await reviewedPaths(texts, language, now)
  const known = new Set(paths)
  return [...paths, ...Object.keys(redirects).filter((from) => known.has(redirects[from] ?? ''))]
}

/** @throws Response 404 where its texts are not signed off in the language, with the English page if there is one */
export async function pageLanguage(request: Request, now: number): Promise<PageLanguage> {
  const texts = await textSource(db, request)
  const path = englishPath(new URL(request.url).pathname)
  const language = languageOfRequest(request)
  const versions = await versionsOfPage(texts, path, now)
  const moved = redirects[path]
  if (language !== 'en' && moved)
    throw redirect(hrefIn(language, moved, await reviewedPaths(texts, language, now)), 301)
  if (language !== 'en' && !versions.includes(language)) {
    const isInEnglish = (await findPublicPage(db, path, now)) !== null
    throw data(isInEnglish ? { english: path } : null, { status: 404 })
  }
  return { language, brought: versions.length > 0 ? { versions } : {} }
}

/** True in English, and in another language once the page's texts are signed off in it. */
export async function isSignedOff(request: Request, now: number): Promise<boolean> {
  const language = languageOfRequest(request)
  if (language === 'en') return true
  const path = englishPath(new URL(request.url).pathname)
  return (await versionsOfPage(await textSource(db, request), path, now)).includes(language)
}

/** The open languages beside English in which the page's texts are signed off. @param path in English */
async function versionsOfPage(texts: TextSource, path: string, now: number): Promise<Language[]> {
  const { edits, translations } = previewOf(texts) ?? {}
  const closed = await closedLanguages(db)
  const open = otherLanguages.filter(
    (language) => edits || language === translations?.language || !closed.includes(language),
  )
  const has = await Promise.all(open.map((language) => hasPageIn(texts, path, language, now)))
  return open.filter((_, at) => has[at])
}
