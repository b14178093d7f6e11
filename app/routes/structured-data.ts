// Describes a page's subject in schema.org's vocabulary. Unknown facts are left out. Remix escapes "<" when it writes
// the data.

import type { Company, OfficeDetails } from '#app/features/texts/company/company.server.ts'
import { isPlaceholder } from '#app/features/texts/missing-facts.ts'
import { type BrandLook, iconPath } from '#app/ui/brand-look.ts'
import type { DescribedPicture } from '#app/ui/picture.tsx'
import type { Language } from '#db/tables/records.ts'

type Thing = { '@type': string; [property: string]: Json | undefined }
type Json = string | number | readonly Json[] | { [property: string]: Json | undefined }

/** Known once a page is shown. */
type Shown = {
  /** The company's own profiles on social networks. */
  profiles: readonly string[]
  look: BrandLook
  language: Language
  /** A link of the site in the page's language. */
  hrefIn: (href: string) => string
  /** The page's preview. */
  image: Image
}

export type StructuredData = (appUrl: string, shown: Shown) => Thing

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Undefined while the text is empty or a placeholder. */
export const textOrNothing = (text: string) => (text && !isPlaceholder(text) ? text : undefined)

const organizationId = (appUrl: string) => `${appUrl}/#organization`
export const byUs = (appUrl: string, { name }: BrandLook) => ({
  '@type': 'Organization',
  '@id': organizationId(appUrl),
  name,
})

/** The company's facts for search engines, apart from its look. */
export const organizationFacts = ({ legalName, words, foundedOn }: Company, language: Language) => ({
  legalName: textOrNothing(legalName) ?? null,
  description: words[language].description,
  foundedOn,
})

export function organizationData(facts: ReturnType<typeof organizationFacts>): StructuredData {
  return (appUrl, { profiles, look }) => ({
    '@type': 'Organization',
    '@id': organizationId(appUrl),
    name: look.name,
    legalName: facts.legalName ?? undefined,
    url: `${appUrl}/`,
    logo: appUrl + iconPath('icon-512.png', look.version),
    slogan: textOrNothing(look.slogan),
    description: facts.description,
    email: textOrNothing(look.email),
    telephone: textOrNothing(look.phone),
    foundingDate: facts.foundedOn ?? undefined,
    sameAs: profiles.length > 0 ? profiles : undefined,
  })
}

/** The facts about an office that search engines receive. */
type OfficeFacts = ReturnType<typeof officeFacts>

export function officeFacts(office: OfficeDetails) {
  const { id, title, addressLines, city, countryCode, phone, email, location, hours, mapUrl } = office
  return { id, title, addressLines, city, countryCode, phone, email, location, hours, mapUrl }
}

export function officeData(office: OfficeFacts): StructuredData {
  const { title, addressLines, city, countryCode, phone, email, location, hours, mapUrl } = office
  const street = addressLines.filter((line) => !isPlaceholder(line)).join(', ')
  return (appUrl, { look, hrefIn }) => ({
    '@type': 'LocalBusiness',
    '@id': `${appUrl}/#office-${office.id}`,
    name: `${look.name}, ${title}`,
    parentOrganization: byUs(appUrl, look),
    url: appUrl + hrefIn(`/contact?office=${office.id}`),
    image: appUrl + iconPath('icon-512.png', look.version),
    telephone: textOrNothing(phone),
    email: textOrNothing(email),
    hasMap: textOrNothing(mapUrl),
    address: {
      '@type': 'PostalAddress',
      streetAddress: textOrNothing(street),
      addressLocality: city,
      addressCountry: countryCode,
    },
    // For an approximate location we know the city's centre only, so no coordinates are given.
    geo: location.approximate
      ? undefined
      : { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: hours.days.map((day) => weekdays[day - 1] ?? ''),
      opens: hours.opens,
      closes: hours.closes,
    },
  })
}

/** A picture without its words. */
export type Image = Pick<DescribedPicture, 'src' | 'width' | 'height'>

export const imageData = (appUrl: string, { src, width, height }: Image) => ({
  '@type': 'ImageObject',
  url: appUrl + src,
  width,
  height,
})

export function faqData(items: readonly { question: string; answer: string }[]): StructuredData {
  return (_appUrl, { language }) => ({
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })
}

/** The breadcrumbs that the page shows; the last one is the page itself. */
export function breadcrumbData(crumbs: readonly { label: string; href?: string }[]): StructuredData {
  return (appUrl, { hrefIn }) => ({
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href ? appUrl + hrefIn(href) : undefined,
    })),
  })
}
