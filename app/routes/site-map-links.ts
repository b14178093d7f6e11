// The links of the HTML site map. The code that knows them adds the detail pages.
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { NavLink } from './site-links.ts'

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

export const siteMapGroups: readonly SiteMapGroup[] = [
  {
    title: 'What we do',
    links: [
      { label: 'Services', href: '/services', details: 'services' },
      { label: 'Products', href: '/products', details: 'products' },
      { label: 'Technologies', href: '/technologies' },
      { label: 'Industries', href: '/industries' },
      { label: 'Industry Spotlight', href: '/spotlight' },
    ],
  },
  { title: 'Web development courses', links: [{ label: 'Courses', href: '/careers', details: 'courses' }] },
  {
    title: 'Reading',
    links: [
      { label: 'Blog', href: '/blog', details: 'posts' },
      { label: 'Blog archive', href: '/blog/archive' },
      { label: 'Newsletter', href: '/newsletter', details: 'issues' },
      { label: 'Unsubscribe', href: '/newsletter/unsubscribe' },
      { label: 'Resources', href: '/resources' },
      { label: 'Case studies', href: '/resources/case-studies', details: 'caseStudies' },
      { label: 'Whitepapers', href: '/resources#whitepapers', details: 'whitepapers' },
      { label: 'Webinars', href: '/resources#webinars' },
      { label: 'Documentation', href: '/docs', details: 'docs' },
    ],
  },
  {
    title: 'The company',
    links: [
      { label: 'Home', href: '/' },
      { label: 'About', href: '/about' },
      { label: 'Contact', href: '/contact' },
      { label: 'Ask us directly', href: '/quick-inquiry' },
      { label: 'Schedule a consultation', href: '/cta' },
      { label: 'Media and press kit', href: '/media' },
      { label: 'Status of an enquiry', href: '/status' },
      { label: 'Search', href: '/search' },
      { label: 'Login', href: '/login' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy', href: '/privacy', details: 'privacy' },
      { label: 'Terms', href: '/terms', details: 'terms' },
      { label: 'Cookies', href: '/cookies', details: 'cookies' },
      { label: 'Your data', href: '/your-data' },
    ],
  },
]
