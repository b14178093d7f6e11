// The layout of every public page.

import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Link, type MetaFunction, Outlet, useLoaderData, useRouteError } from '@remix-run/react'
import { redirects } from '#app/content/redirects.ts'
import { db } from '#app/db.server.ts'
import { closedLanguages } from '#app/features/company/company-settings.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { findStaff, type Staff } from '#app/features/staff/require-staff.server.ts'
import { type Company, readCompany } from '#app/features/texts/company/company.server.ts'
import { findPreviewed } from '#app/features/texts/drafts/draft-links.server.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { type Preview, previewOf } from '#app/features/texts/edition.server.ts'
import { serviceTexts } from '#app/features/texts/kinds/services.server.ts'
import { findKind } from '#app/features/texts/kinds.server.ts'
import { isPlaceholder } from '#app/features/texts/missing-facts.ts'
import { readEntries } from '#app/features/texts/read-texts.server.ts'
import { textOfPath } from '#app/features/texts/translations/reviewed-paths.server.ts'
import { englishPath, languageOfPath } from '#app/languages/pages.ts'
import { languageOfRequest, phrasesFor, sayIn } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { ErrorPage, errorMeta, statusOf } from '#app/root/error-page.tsx'
import { footerGroups } from '#app/routes/site-links.ts'
import type { Language } from '#db/tables/records.ts'
import { useFrameData } from './frame-data.ts'
import { pagesIn } from './page-language.server.ts'
import { type FrameData, SiteFrame } from './site-frame.tsx'

export const meta: MetaFunction = errorMeta

export async function loader({ request }: LoaderFunctionArgs): Promise<FrameData> {
  const texts = await textSource(db, request)
  const now = Date.now()
  const preview = previewOf(texts)
  if (!preview?.translations && !preview?.edits) await leadToOpenLanguage(request)
  const signedIn = findStaff(db, request)
  const [staff, company, services, draft, reviewed] = await Promise.all([
    signedIn,
    readCompany(texts, now),
    readEntries(texts, serviceTexts, now),
    draftNotice(request, preview, signedIn),
    pagesIn(texts, languageOfRequest(request), now),
  ])
  return {
    ...draft,
    user: staff && {
      name: staff.name,
      ...(!preview?.edits && can(staff.role, 'texts.edit') ? { edit: sayIn(languageOfRequest(request))('Edit') } : {}),
    },
    socials: company.socials,
    address: addressIn(company, languageOfRequest(request), staff !== null),
    year: new Date().getUTCFullYear(),
    hiddenLinks: linksWithoutService(services.map(({ id }) => serviceTexts.path(id))),
    ...(reviewed.length > 0 ? { reviewed } : {}),
    ...phrasesFor(request, 'frame', 'errors', 'forms', ...(staff ? (['facts'] as const) : [])),
  }
}

/** A page in a language that is not open leads to the English one. */
async function leadToOpenLanguage(request: Request) {
  const { pathname, search } = new URL(request.url)
  const language = languageOfPath(pathname)
  if (language === 'en') return
  const closed = await closedLanguages(db)
  if (closed.includes(language)) throw redirect(englishPath(pathname) + search)
}

const serviceLinks = footerGroups
  .flatMap(({ links }) => links.map(({ href }) => href))
  .filter((href) => href.startsWith(serviceTexts.path('')))
/** Some of the links are redirected to the service. */
const linksWithoutService = (paths: readonly string[]) =>
  serviceLinks.filter((href) => !paths.includes(redirects[href] ?? href))

/** While the street is unknown, visitors read the names of the two cities. */
function addressIn({ officesIn, primaryOffice }: Company, language: Language, isStaff: boolean) {
  const offices = officesIn[language]
  const { addressLines, city, country } = offices.find(({ id }) => id === primaryOffice) ?? offices[0]
  const isKnown = isStaff || !addressLines.some(isPlaceholder)
  return isKnown ? [...addressLines, city, country].join(', ') : offices.map((office) => office.city).join(' · ')
}

/** The data does not depend on the query, so choosing a tab needs no request. */
export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/browser/same-page.ts'

export default function PublicLayout() {
  const data = useLoaderData<typeof loader>()
  const say = useSay()
  return (
    <SiteFrame data={data}>
      {data.isDraft ? (
        <p className="draft-notice" role="note">
          {say('Preview of an unpublished text: visitors do not see it yet.')}{' '}
          {data.review ? (
            <Link to={data.review.to} lang={data.review.language}>
              {data.review.words}
            </Link>
          ) : null}
        </p>
      ) : null}
      <Outlet />
    </SiteFrame>
  )
}

export function ErrorBoundary() {
  return (
    <SiteFrame data={useFrameData()}>
      <ErrorPage status={statusOf(useRouteError())} />
    </SiteFrame>
  )
}

/**
 * The notice above a page that shows a text which is not published yet.
 * @param signedIn is awaited for a preview alone
 */
async function draftNotice(
  { url }: Request,
  preview: Preview | null,
  signedIn: Promise<Staff | null>,
): Promise<Pick<FrameData, 'isDraft' | 'review'>> {
  const { draft, translations } = preview ?? {}
  if (!translations) return draft ? { isDraft: true } : {}
  const staff = await signedIn
  const text = staff && can(staff.role, 'texts.read') ? await reviewedText(url, translations.id) : null
  if (!staff || !text) return { isDraft: true }
  const { language } = staff
  const to = `/admin/texts/${text.kind}/${text.key}/${translations.language}/review`
  return { isDraft: true, review: { to, words: sayIn(language)('Review this translation'), language } }
}

/** The text from which the preview was opened, on its page; on others the page's own text. */
async function reviewedText(url: string, id: string): Promise<{ kind: string; key: string } | null> {
  const path = englishPath(new URL(url).pathname)
  const opened = await findPreviewed(db, id)
  const shownAt = opened && findKind(opened.kind)?.path(opened.key)
  if (shownAt && new URL(shownAt, url).pathname === path) return opened
  const own = textOfPath(path)
  return own && { kind: own.kind.kind, key: own.key }
}
