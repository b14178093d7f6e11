// The site's own links in the header and the footer of every page.
import type { Phrase } from '#app/languages/phrases.server.ts'

export type NavLink = {
  label: Phrase
  href: string
}

type NavGroup = { title: Phrase; href?: string; links: readonly NavLink[] }

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
  { label: 'Status|page', href: '/status' },
] as const satisfies readonly NavLink[]
