// Every public page that search engines may list and previews may show: the sitemap and the preview images read this.

import { legalPages } from '#app/content/legal/pages.ts'
import { blogTitle } from '#app/features/blog/categories.ts'
import { type Catalogue, readCatalogue } from '#app/features/texts/catalogue.server.ts'
import { madeOf } from '#app/features/texts/edition.server.ts'
import { hrefIn, otherLanguages } from '#app/languages/pages.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import type { Db } from '#db/schema.ts'

export type PublicPage = {
  path: string
  /** The title in the page's own head, without the company's name. */
  title: string
  /** A calendar date, YYYY-MM-DD. */
  changedOn?: string
}

/** The same array until a text changes. */
export const readPublicPages = (db: Db, now: number) =>
  madeOf(db, now, 'public pages', async () => publicPages(await readCatalogue(db, now)))

/** For redirects: tells whether a page exists at a path. */
export async function takenAddresses(db: Db, now: number) {
  const pages = new Set((await readPublicPages(db, now)).map(({ path }) => path))
  return (path: string) => pages.has(path)
}

export const publicPages = (catalogue: Catalogue): readonly PublicPage[] => eachOnce(pagesOf(catalogue))

/** A translated page takes the place of the start page or the application at its address. */
const eachOnce = (pages: readonly PublicPage[]) => [...new Map(pages.map((page) => [page.path, page])).values()]

const pagesOf = (site: Catalogue): PublicPage[] => [
  { path: '/', title: site.home.title },
  { path: '/services', title: site.servicesPage.title },
  ...site.services.map(({ id, title }) => ({ path: `/services/${id}`, title })),
  { path: '/products', title: site.productsPage.title },
  ...site.products.map(({ id, name }) => ({ path: `/products/${id}`, title: name })),
  { path: '/technologies', title: site.technologiesPage.title },
  { path: '/industries', title: site.industriesPage.title },
  { path: '/spotlight', title: site.spotlightPage.title },
  { path: '/about', title: site.about.title },
  { path: '/contact', title: site.contactPage.title },
  { path: '/cta', title: site.ctaPage.title },
  { path: '/careers', title: site.coursesPage.title },
  ...site.courses.map(({ id, name }) => ({ path: `/careers/${id}`, title: `${name} course` })),
  { path: '/blog', title: blogTitle },
  { path: '/newsletter', title: site.newsletterPage.title },
  { path: '/resources', title: site.resourcesPage.title },
  { path: '/resources/case-studies', title: site.resourcesPage.caseStudies.title },
  ...site.caseStudies.map(({ slug, title }) => ({ path: `/case-studies/${slug}`, title })),
  ...site.papers.map(({ href, title, publishedOn }) => ({ path: href, title, changedOn: publishedOn })),
  { path: '/docs', title: site.docsPage.title },
  ...site.docs.map(({ slug, title, updatedOn }) => ({ path: `/docs/${slug}`, title, changedOn: updatedOn })),
  { path: '/media', title: site.mediaPage.title },
  ...legalPages.map(({ path, document: { title } }) => ({ path, title })),
  { path: '/sitemap', title: site.siteMapPage.title },
  ...otherLanguages.map((language) => ({
    path: hrefIn(language, '/'),
    title: sayIn(language)('Software, cloud, data and security'),
  })),
  ...otherLanguages.flatMap((language) =>
    site.courses.map(({ id, name }) => ({
      path: hrefIn(language, `/careers/${id}`),
      title: sayIn(language)('Apply for {course}', { course: name }),
    })),
  ),
  ...site.translations.map(({ path, title }) => ({ path, title })),
]

export const findPublicPage = async (db: Db, path: string, now: number): Promise<PublicPage | null> =>
  (await readPublicPages(db, now)).find((page) => page.path === path) ?? null
