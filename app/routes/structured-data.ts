// Describes a page's subject in schema.org's vocabulary. Unknown facts are left out. Remix escapes "<" when it writes
// the data.

import type { Company, OfficeDetails } from '#app/features/texts/company/company.server.ts'
import type { Course } from '#app/features/texts/kinds/courses.server.ts'
import type { TeamMember } from '#app/features/texts/kinds/people.server.ts'
import type { Service } from '#app/features/texts/kinds/services.server.ts'
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
const textOrNothing = (text: string) => (text && !isPlaceholder(text) ? text : undefined)

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

export function serviceData(service: Pick<Service, 'id' | 'title' | 'summary'>): StructuredData {
  return (appUrl, { look, hrefIn }) => ({
    '@type': 'Service',
    name: service.title,
    serviceType: service.title,
    description: service.summary,
    url: appUrl + hrefIn(`/services/${service.id}`),
    provider: byUs(appUrl, look),
  })
}

type ArticleFacts = {
  title: string
  description?: string
  /** Without the site's address. */
  path: string
  language: Language
  section?: string
  /** A date, or a date with its time. */
  publishedOn?: string
}

/** A text by us: a case study, a paper, an issue of the newsletter. */
export function articleData({
  title,
  description,
  path,
  language,
  section,
  publishedOn,
}: ArticleFacts): StructuredData {
  return (appUrl, { look, image }) => ({
    '@type': 'Article',
    // Search engines reject longer ones.
    headline: [...title].slice(0, 110).join(''),
    description,
    articleSection: section,
    url: appUrl + path,
    inLanguage: language,
    datePublished: publishedOn,
    author: byUs(appUrl, look),
    publisher: byUs(appUrl, look),
    image: imageData(appUrl, image),
  })
}

type Image = Pick<DescribedPicture, 'src' | 'width' | 'height'>

export const imageData = (appUrl: string, { src, width, height }: Image) => ({
  '@type': 'ImageObject',
  url: appUrl + src,
  width,
  height,
})

/** A member of the team; null without a name. */
export function personData(
  member: Pick<TeamMember, 'name' | 'role' | 'socialLinks'> & { portrait: Image | null },
): StructuredData {
  const { name, role, socialLinks, portrait } = member
  return (appUrl, { look }) => ({
    '@type': 'Person',
    name,
    jobTitle: role,
    worksFor: byUs(appUrl, look),
    sameAs: socialLinks.length > 0 ? socialLinks.map(({ href }) => href) : undefined,
    image: portrait ? imageData(appUrl, portrait) : undefined,
  })
}

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

/** The site in the page's language, with the address of its search. */
export const websiteData: StructuredData = (appUrl, { look, language, hrefIn }) => ({
  '@type': 'WebSite',
  name: look.name,
  url: appUrl + hrefIn('/'),
  inLanguage: language,
  publisher: { '@id': organizationId(appUrl) },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${appUrl}${hrefIn('/search')}?q={words}` },
    'query-input': 'required name=words',
  },
})

type Product = { id: string; name: string; category: string; metaDescription: string; features: readonly string[] }

export function productData({ id, name, category, metaDescription, features }: Product): StructuredData {
  return (appUrl, { look, language, hrefIn }) => ({
    '@type': 'SoftwareApplication',
    name,
    applicationCategory: category,
    description: metaDescription,
    url: appUrl + hrefIn(`/products/${id}`),
    inLanguage: language,
    featureList: features,
    publisher: byUs(appUrl, look),
  })
}

type DescribedCourse = Pick<Course, 'id' | 'name' | 'metaDescription' | 'weeks' | 'price' | 'place' | 'teachers'>

/** @param run the next one, if there is one */
export function courseData(
  course: DescribedCourse & { level: string },
  run: { starts_on: string; ends_on: string } | null,
): StructuredData {
  const offers = course.price ? offerOf(course.price) : undefined
  return (appUrl, { look, language, hrefIn }) => ({
    '@type': 'Course',
    name: course.name,
    description: course.metaDescription,
    url: appUrl + hrefIn(`/careers/${course.id}`),
    educationalLevel: course.level,
    timeRequired: `P${course.weeks}W`,
    inLanguage: language,
    provider: byUs(appUrl, look),
    offers,
    instructor: course.teachers.length > 0 ? course.teachers.map(personNamed) : undefined,
    hasCourseInstance: run
      ? {
          '@type': 'CourseInstance',
          startDate: run.starts_on,
          endDate: run.ends_on,
          inLanguage: language,
          ...placeOf(course.place),
          offers,
        }
      : undefined,
  })
}

const placeOf = (place: string) =>
  ['online', 'en ligne', '온라인'].includes(place.toLowerCase())
    ? { courseMode: 'online' }
    : { location: textOrNothing(place) }

const personNamed = ({ name }: { name: string }) => ({ '@type': 'Person', name })

function offerOf({ minor, currency }: NonNullable<Course['price']>) {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  return { '@type': 'Offer', category: 'Paid', price: minor / 10 ** maximumFractionDigits, priceCurrency: currency }
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
