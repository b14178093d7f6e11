// Every kind of text that staff edit, as their list shows them. A new one is a file that defines it, and a line here.
import { companyTexts } from './company/company-texts.ts'
import type { TextKind } from './define-texts.ts'
import { aboutPageTexts } from './kinds/about.server.ts'
import { caseStudyTexts } from './kinds/case-studies.server.ts'
import { contactPageTexts, ctaPageTexts } from './kinds/contact-pages.server.ts'
import { courseTexts } from './kinds/courses.server.ts'
import { coursesPageTexts } from './kinds/courses-page.server.ts'
import { faqTexts } from './kinds/faq.ts'
import { homeTexts } from './kinds/home.server.ts'
import { industryTexts } from './kinds/industries.server.ts'
import { industriesPageTexts } from './kinds/industries-page.server.ts'
import { pageHeadingTexts } from './kinds/page-headings.server.ts'
import { teamTexts, timelineTexts, valueTexts } from './kinds/people.server.ts'
import { planTexts } from './kinds/plans.server.ts'
import { productTexts } from './kinds/products.server.ts'
import { productsPageTexts } from './kinds/products-page.server.ts'
import { docTexts, paperTexts, webinarTexts } from './kinds/reading.server.ts'
import {
  blogPageTexts,
  docsPageTexts,
  mediaPageTexts,
  newsletterPageTexts,
  resourcesPageTexts,
} from './kinds/reading-pages.server.ts'
import { replyTemplateTexts } from './kinds/reply-templates.server.ts'
import { sectorTexts } from './kinds/sectors.server.ts'
import { serviceTexts } from './kinds/services.server.ts'
import { servicesPageTexts } from './kinds/services-page.server.ts'
import { spotlightPageTexts } from './kinds/spotlight-page.server.ts'
import { technologyTexts } from './kinds/technologies.server.ts'
import { technologiesPageTexts } from './kinds/technologies-page.server.ts'
import { testimonialTexts } from './kinds/testimonials.ts'

export const textKinds: readonly TextKind[] = [
  companyTexts,
  homeTexts,
  contactPageTexts,
  ctaPageTexts,
  faqTexts,
  testimonialTexts,
  serviceTexts,
  servicesPageTexts,
  productTexts,
  planTexts,
  productsPageTexts,
  industryTexts,
  industriesPageTexts,
  sectorTexts,
  spotlightPageTexts,
  technologyTexts,
  technologiesPageTexts,
  courseTexts,
  coursesPageTexts,
  aboutPageTexts,
  teamTexts,
  valueTexts,
  timelineTexts,
  caseStudyTexts,
  paperTexts,
  webinarTexts,
  docTexts,
  replyTemplateTexts,
  resourcesPageTexts,
  docsPageTexts,
  blogPageTexts,
  newsletterPageTexts,
  mediaPageTexts,
  pageHeadingTexts,
]

export const findKind = (kind: string): TextKind | null => textKinds.find((one) => one.kind === kind) ?? null
