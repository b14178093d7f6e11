import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { legalPages } from '#app/content/legal/pages.ts'
import { db } from '#app/db.server.ts'
import { countSentIssues } from '#app/features/newsletter/archive.server.ts'
import { issuesPath } from '#app/features/newsletter/issue-path.ts'
import { issuesTitle } from '#app/features/newsletter/words.ts'
import { type Catalogue, readCatalogue } from '#app/features/texts/catalogue.server.ts'
import { readCompany } from '#app/features/texts/company/company.server.ts'
import { withFacts } from '#app/features/texts/missing-facts.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { type SiteMapDetails, siteMapGroups } from '#app/routes/site-links.ts'
import { PageHero, Section } from '#app/ui/section.tsx'
import { LinkGroups, type PageLink } from '#app/ui/sections/link-groups.tsx'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.page)

type Details = Partial<Record<SiteMapDetails, readonly PageLink[]>>

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

export async function loader() {
  const now = Date.now()
  const [catalogue, { inContent }] = await Promise.all([readCatalogue(db, now), readCompany(db, now)])
  const issues = (await countSentIssues(db)) > 0 ? [{ label: issuesTitle, href: issuesPath }] : []
  const details = { ...detailsOf(catalogue), issues }
  return {
    page: withFacts(catalogue.siteMapPage, inContent.en),
    groups: siteMapGroups.map(({ title, links }) => ({
      title,
      links: links.map((link) => ({
        label: link.label,
        href: link.href,
        below: (link.details && details[link.details]) ?? [],
      })),
    })),
  }
}

export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/browser/same-page.ts'

export default function SiteMapPage() {
  const { page, groups } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHero seed="sitemap" title={page.title} lead={page.intro} />
      <Section>
        <div className="site-map">
          <LinkGroups groups={groups} />
        </div>
      </Section>
    </>
  )
}
