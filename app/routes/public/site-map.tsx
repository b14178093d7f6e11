import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { legalPages } from '#app/content/legal/pages.ts'
import { db } from '#app/db.server.ts'
import { countSentIssues } from '#app/features/newsletter/archive.server.ts'
import { issuesListPath } from '#app/features/newsletter/issue-path.ts'
import { issuesTitle } from '#app/features/newsletter/words.ts'
import { type Catalogue, readCatalogue, reviewedTitles } from '#app/features/texts/catalogue.server.ts'
import { readCompany } from '#app/features/texts/company/company.server.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { readHeading } from '#app/features/texts/kinds/page-headings.server.ts'
import { withFacts } from '#app/features/texts/missing-facts.ts'
import { languageOfRequest, phrasesFor, sayIn } from '#app/languages/phrases.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { siteMapGroups } from '#app/routes/site-map-links.ts'
import { Hero, Section, SectionHeader } from '#app/ui/section.tsx'
import { LinkGroups, type PageLink } from '#app/ui/sections/link-groups.tsx'
import '#app/ui/styles/pages/search.css'
import type { Language } from '#db/tables/records.ts'
import { type Details, englishGroups, ownGroups, type Reviewed } from './links-by-language.server.ts'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.page)

const detailsOf = ({ services, products, courses, caseStudies, papers, docs }: Catalogue): Details => ({
  services: services.map(({ id, title }) => ({ label: title, href: `/services/${id}` })),
  products: products.map(({ id, name }) => ({ label: name, href: `/products/${id}` })),
  courses: courses.map(({ id, name }) => ({ label: name, href: `/careers/${id}` })),
  caseStudies: caseStudies.map(({ slug, title }) => ({ label: title, href: `/case-studies/${slug}` })),
  whitepapers: papers.map(({ title, href }) => ({ label: title, href })),
  privacy: translationsOf('privacy'),
  terms: translationsOf('terms'),
  cookies: translationsOf('cookies'),
  docs: docs.map(({ slug, title }) => ({ label: title, href: `/docs/${slug}` })),
})

function translationsOf(slug: string): PageLink[] {
  return legalPages
    .filter(({ language, document }) => document.slug === slug && language !== 'en')
    .map(({ path, language, document }) => ({ label: document.title, href: path, lang: language }))
}

export async function loader({ request }: LoaderFunctionArgs) {
  const texts = await textSource(db, request)
  const now = Date.now()
  const language = languageOfRequest(request)
  const [catalogue, { inContent }, heading] = await Promise.all([
    readCatalogue(texts, now),
    readCompany(texts, now),
    readHeading(texts, 'sitemap', now, language),
  ])
  const archive = {
    label: sayIn(language)(issuesTitle),
    href: issuesListPath,
    lang: language === 'en' ? undefined : language,
  }
  const issues = (await countSentIssues(db)) > 0 ? [archive] : []
  const details = { ...detailsOf(catalogue), issues }
  const page = withFacts(heading, inContent[language])
  return {
    ...phrasesFor(request, 'start'),
    page,
    parts: partsOf(language, details, reviewedTitles(catalogue, language)),
  }
}

/** The pages of the language come first. */
function partsOf(language: Language, details: Details, reviewed: Reviewed) {
  const say = sayIn(language)
  if (language === 'en') return [{ title: null, groups: allGroups(details) }]
  return [
    { title: say('These pages are in your language'), groups: ownGroups(language, details, reviewed) },
    { title: say('The rest of the site is in English'), groups: englishGroups(language, details, reviewed) },
  ]
}

const allGroups = (details: Details) =>
  siteMapGroups.map(({ title, links }) => ({
    title,
    links: links.map((link) => ({
      label: link.label,
      href: link.href,
      below: (link.details && details[link.details]) ?? [],
    })),
  }))

export default function SiteMapPage() {
  const { page, parts } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero title={page.title} lead={page.intro} />
      {parts.map(({ title, groups }, at) => (
        <Section key={title} tone={at > 0 ? 'muted' : undefined}>
          {title ? <SectionHeader title={title} /> : null}
          <div className="link-lines site-index">
            <LinkGroups groups={groups} />
          </div>
        </Section>
      ))}
    </>
  )
}
