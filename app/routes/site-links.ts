// The site's own links: header, footer and the HTML site map. The code that knows them adds the detail pages.
import type { Phrase } from '#app/languages/phrases.server.ts'

type NavLink = {
  label: Phrase
  href: string
}

type NavGroup = { title: Phrase; href?: string; links: readonly NavLink[] }

export type SiteMapDetails =
  | 'services'
  | 'products'
  | 'courses'
  | 'posts'
  | 'issues'
  | 'caseStudies'
  | 'whitepapers'
  | 'docs'
  | 'privacy'
  | 'terms'
  | 'cookies'

type SiteMapLink = NavLink & { details?: SiteMapDetails }

type SiteMapGroup = { title: Phrase; links: readonly SiteMapLink[] }

export const headerNav = [
  { label: 'Home', href: '/' },
  { label: 'About', href: '/about' },
  { label: 'Technologies', href: '/technologies' },
  { label: 'Products', href: '/products' },
  { label: 'Industries', href: '/industries' },
  { label: 'Spotlight', href: '/spotlight' },
] as const satisfies readonly NavLink[]

export const footerGroups = [
  {
    title: 'Company',
    links: [
      { label: 'Spotlight', href: '/spotlight' },
      { label: 'Login', href: '/login' },
      { label: 'Contact', href: '/contact' },
      { label: 'Blog', href: '/blog' },
      { label: 'Media', href: '/media' },
    ],
  },
  {
    title: 'Services',
    href: '/services',
    links: [
      { label: 'Software Development', href: '/services/software-development' },
      { label: 'Data Analytics', href: '/services/data-analytics' },
      { label: 'Cloud', href: '/services/cloud' },
      { label: 'Security', href: '/services/security' },
    ],
  },
  {
    title: 'Resources',
    href: '/resources',
    links: [
      { label: 'Case Studies', href: '/resources/case-studies' },
      { label: 'Whitepapers', href: '/resources/whitepapers' },
      { label: 'Webinars', href: '/resources/webinars' },
      { label: 'Documentation', href: '/docs' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy', href: '/privacy' },
      { label: 'Terms', href: '/terms' },
      { label: 'Cookies', href: '/cookies' },
    ],
  },
] as const satisfies readonly NavGroup[]

/** Beside the copyright line, because the four footer groups are fixed. */
export const footerBaseLinks = [
  { label: 'Sitemap', href: '/sitemap' },
  { label: 'Status', href: '/status' },
] as const satisfies readonly NavLink[]

export const siteMapGroups: readonly SiteMapGroup[] = [
  {
    title: 'What we do',
    links: [
      { label: 'Home', href: '/' },
      { label: 'Services', href: '/services', details: 'services' },
      { label: 'Products', href: '/products', details: 'products' },
      { label: 'Technologies', href: '/technologies' },
      { label: 'Industries', href: '/industries' },
      { label: 'Industry Spotlight', href: '/spotlight' },
    ],
  },
  {
    title: 'The company',
    links: [
      { label: 'About', href: '/about' },
      { label: 'Contact', href: '/contact' },
      { label: 'Schedule a consultation', href: '/cta' },
      { label: 'Media and press kit', href: '/media' },
      { label: 'Status of an enquiry', href: '/status' },
    ],
  },
  { title: 'Web development courses', links: [{ label: 'Courses', href: '/careers', details: 'courses' }] },
  {
    title: 'Reading',
    links: [
      { label: 'Blog', href: '/blog', details: 'posts' },
      { label: 'Newsletter', href: '/newsletter', details: 'issues' },
      { label: 'Resources', href: '/resources' },
      { label: 'Case studies', href: '/resources/case-studies', details: 'caseStudies' },
      { label: 'Whitepapers', href: '/resources/whitepapers', details: 'whitepapers' },
      { label: 'Webinars', href: '/resources/webinars' },
      { label: 'Documentation', href: '/docs', details: 'docs' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy', href: '/privacy', details: 'privacy' },
      { label: 'Terms', href: '/terms', details: 'terms' },
      { label: 'Cookies', href: '/cookies', details: 'cookies' },
    ],
  },
  { title: 'Staff', links: [{ label: 'Login', href: '/login' }] },
]
