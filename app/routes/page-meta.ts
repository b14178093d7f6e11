// Builds the head of every page: title, description, canonical address, preview and structured data.

import type { MetaDescriptor } from '@remix-run/node'
import { defaultLook } from '#app/features/brand/defaults.ts'
import {
  englishPath,
  errorMarks,
  hrefIn,
  isTranslated,
  languageOfPath,
  openLanguages,
  pageLanguages,
} from '#app/languages/pages.ts'
import { hrefFrom, languageFrom, versionsIn } from '#app/languages/say.tsx'
import { type RootData, rootDataOf } from '#app/root/data.ts'
import type { BrandLook } from '#app/ui/brand-look.ts'
import type { DescribedPicture } from '#app/ui/picture.tsx'
import type { Language } from '#db/tables/records.ts'
import { ogHeight, ogPath, ogWidth } from './og-path.ts'
import { openSearchLink } from './open-search.ts'
import { frameDataOf } from './public/frame-data.ts'
import type { StructuredData } from './structured-data.ts'

type PageMeta = {
  title: string
  description?: string
  noindex?: boolean
  /** The page's subject, for search engines: see structured-data.ts. */
  structured?: readonly StructuredData[]
  type?: 'website' | 'article'
  locale?: string
  /** This page in every language, including its own. */
  languages?: readonly { language: string; href: string }[]
  /** This page's own address, if it has a query: other queries lead to the same page. */
  canonicalPath?: string
  /** The text of the preview image of a page whose title is from its address. */
  imageTitle?: string
  /** The page's own picture, shown in previews in place of the drawn one. */
  image?: ImageOf
}
type ImageOf = Pick<DescribedPicture, 'src' | 'width' | 'height' | 'alt'>
/** The part of Remix's meta arguments that is used here. */
export type PageArgs = { location: { pathname: string; state?: unknown }; matches: Matches }
type Matches = readonly { id: string; data?: unknown; pathname?: string }[]

/** @param page undefined if its loader failed; then a layout shows the error */
export function pageMeta({ location, matches }: PageArgs, page: PageMeta | undefined): MetaDescriptor[] {
  if (!page) return []
  const { noindex = false } = page
  const root = rootDataOf(matches)
  const look = root?.brand ?? defaultLook
  const whole = wholeTitle(page.title, look)
  const { description } = page
  return [
    { title: documentTitle({ location, matches }, page.title) },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(noindex || root?.unlisted ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(frameDataOf(matches) ? [openSearchLink(location.pathname, look)] : []),
    ...(root && !noindex ? listed(root, { location, matches }, whole, page) : []),
  ]
}

/** The title with the company's name, and a mark if the page shows a refused or sent form. */
export function documentTitle({ location, matches }: PageArgs, title: string): string {
  const root = rootDataOf(matches)
  const whole = wholeTitle(title, root?.brand ?? defaultLook)
  const { flash, refused } = root ?? {}
  if (refused) return errorMarks[languageFrom(location.pathname, matches)] + whole
  return flash?.mark && flash.id !== location.state ? flash.mark + whole : whole
}

/** Tags for pages that may be listed and shared only. */
function listed(
  { appUrl, brand: look = defaultLook, closed }: RootData,
  { location: { pathname: path }, matches }: PageArgs,
  whole: string,
  page: PageMeta,
): MetaDescriptor[] {
  const { title, description, type = 'website', structured = [] } = page
  const { locale = localeOf(path), languages = versionsOf(path, closed, versionsIn(matches)) } = page
  const { imageTitle = title, canonicalPath = path } = page
  const drawn = { src: ogPath(path, imageTitle, look.version), width: ogWidth, height: ogHeight }
  const { src, width, height, alt } = page.image ?? { ...drawn, alt: '' }
  const canonical = appUrl + canonicalPath
  const facts = {
    profiles: profilesOf(matches),
    look,
    language: languageOfPath(path),
    hrefIn: hrefFrom(path, matches),
    image: { src, width, height },
  }
  return [
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...languages.map(({ language, href }) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: language,
      href: appUrl + href,
    })),
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: look.name },
    { property: 'og:locale', content: locale },
    { property: 'og:url', content: canonical },
    { property: 'og:title', content: whole },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:image', content: appUrl + src },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { property: 'og:image:alt', content: alt || wholeTitle(imageTitle, look) },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...structured.map((dataFor) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...dataFor(appUrl, facts) },
    })),
  ]
}

const localeOf = (path: string) => pageLanguages[languageOfPath(path)].locale.replace('-', '_')

/**
 * A page that exists in several languages, in each of them.
 *
 * @param reviewed the languages beside English in which its texts are signed off
 */
export function versionsOf(
  path: string,
  closed: RootData['closed'] = [],
  reviewed: readonly Language[] = [],
): NonNullable<PageMeta['languages']> {
  const english = englishPath(path)
  const isIn = (language: Language) => language === 'en' || isTranslated(english) || reviewed.includes(language)
  const open = openLanguages(closed).filter(isIn)
  if (open.length < 2) return []
  const versions = open.map((language) => ({ language, href: hrefIn(language, english, [english]) }))
  return [...versions, { language: 'x-default', href: english }]
}

/** The company's own profiles on social networks. */
function profilesOf(matches: Matches): readonly string[] {
  return (frameDataOf(matches)?.socials ?? []).map(({ href }) => href)
}

const wholeTitle = (title: string, { name }: BrandLook) => (title.includes(name) ? title : `${title} | ${name}`)
