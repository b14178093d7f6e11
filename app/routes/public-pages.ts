// Every public page that search engines may list and previews may show: the sitemap and the preview images read this.

import { courses, coursesPage } from '#app/content/catalogue/courses.ts'
import { industriesPage } from '#app/content/catalogue/industries.ts'
import { products, productsMeta } from '#app/content/catalogue/products.ts'
import { spotlightPage } from '#app/content/catalogue/sectors.ts'
import { services, servicesMeta } from '#app/content/catalogue/services.ts'
import { technologiesMeta } from '#app/content/catalogue/technologies.ts'
import { aboutPage } from '#app/content/company/about.ts'
import { homeMeta } from '#app/content/company/home.ts'
import { legalPages } from '#app/content/legal/pages.ts'
import { newsletterPage } from '#app/content/newsletter.ts'
import { blogPage } from '#app/content/reading/blog-page.ts'
import { caseStudies } from '#app/content/reading/case-studies.ts'
import { docs, docsPage } from '#app/content/reading/docs.ts'
import { pressPage } from '#app/content/reading/press.ts'
import { resourceKinds, resourcesPage } from '#app/content/reading/resources.ts'
import { whitepapers } from '#app/content/reading/whitepapers.ts'
import { siteMapMeta } from '#app/content/site-map.ts'

export type PublicPage = {
  path: string
  /** The title in the page's own head, without the company's name. */
  title: string
  /** The text of the preview image, where it differs from the title. */
  imageTitle?: string
  /** A calendar date, YYYY-MM-DD. */
  changedOn?: string
}

export const publicPages: readonly PublicPage[] = [
  { path: '/', title: homeMeta.title },
  { path: '/services', title: servicesMeta.title },
  ...services.map(({ id, title }) => ({ path: `/services/${id}`, title })),
  { path: '/products', title: productsMeta.title },
  ...products.map(({ id, name }) => ({ path: `/products/${id}`, title: name })),
  { path: '/technologies', title: technologiesMeta.title },
  { path: '/industries', title: industriesPage.title },
  { path: '/spotlight', title: spotlightPage.title },
  { path: '/about', title: aboutPage.title },
  { path: '/contact', title: 'Contact' },
  { path: '/cta', title: 'Schedule a Consultation' },
  { path: '/careers', title: coursesPage.title },
  ...courses.map(({ id, name }) => ({ path: `/careers/${id}`, title: `${name} course` })),
  { path: '/blog', title: blogPage.title },
  { path: '/newsletter', title: newsletterPage.title },
  { path: '/resources', title: resourcesPage.title },
  ...resourceKinds.map(({ id, title }) => ({ path: `/resources/${id}`, title })),
  ...caseStudies.map(({ slug, title }) => ({ path: `/case-studies/${slug}`, title })),
  ...whitepapers.map(({ href, title, publishedOn }) => ({ path: href, title, changedOn: publishedOn })),
  { path: '/docs', title: docsPage.title },
  ...docs.map(({ slug, title, updatedOn }) => ({ path: `/docs/${slug}`, title, changedOn: updatedOn })),
  { path: '/media', title: pressPage.title },
  ...legalPages.map(({ path, document: { title }, imageTitle }) => ({ path, title, imageTitle })),
  { path: '/sitemap', title: siteMapMeta.title },
]

export const findPublicPage = (path: string) => publicPages.find((page) => page.path === path)
