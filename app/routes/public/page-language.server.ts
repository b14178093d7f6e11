// The language of a page whose texts are translated one by one.
import { data, redirect } from '@remix-run/node'
import { redirects } from '#app/content/redirects.ts'
import { db } from '#app/db.server.ts'
import { closedLanguages } from '#app/features/company/language-settings.server.ts'
import { askedTranslations } from '#app/features/texts/drafts/draft-links.server.ts'
import { editing } from '#app/features/texts/editing.server.ts'
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
export async function pagesIn(language: Language, now: number): Promise<readonly string[]> {
  const paths = await reviewedPaths(db, language, now)
  const known = new Set(paths)
  return [...paths, ...Object.keys(redirects).filter((from) => known.has(redirects[from] ?? ''))]
}

/** @throws Response 404 where its texts are not signed off in the language, with the English page if there is one */
export async function pageLanguage(request: Request, now: number): Promise<PageLanguage> {
  const path = englishPath(new URL(request.url).pathname)
  const language = languageOfRequest(request)
  const versions = await versionsOfPage(path, now)
  const moved = redirects[path]
  if (language !== 'en' && moved) throw redirect(hrefIn(language, moved, await reviewedPaths(db, language, now)), 301)
  if (language !== 'en' && !versions.includes(language)) {
    const isInEnglish = (await findPublicPage(db, path, now)) !== null
    throw data(isInEnglish ? { english: path } : null, { status: 404 })
  }
  return { language, brought: versions.length > 0 ? { versions } : {} }
}

/** True once the page's texts are signed off in its language. */
export async function isSignedOff(request: Request, now: number): Promise<boolean> {
  const path = englishPath(new URL(request.url).pathname)
  return (await versionsOfPage(path, now)).includes(languageOfRequest(request))
}

/** The open languages beside English in which the page's texts are signed off. @param path in English */
async function versionsOfPage(path: string, now: number): Promise<Language[]> {
  const [closed, edits] = await Promise.all([closedLanguages(db), editing(db)])
  const previewed = askedTranslations(db)?.language
  const open = otherLanguages.filter((language) => edits || language === previewed || !closed.includes(language))
  const has = await Promise.all(open.map((language) => hasPageIn(db, path, language, now)))
  return open.filter((_, at) => has[at])
}
