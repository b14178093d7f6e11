// Every kind of text that staff edit, as their list shows them. A new one is a file that defines it, and a line here.

import { coursesPageTexts, courseTexts } from '#app/features/texts/kinds/courses.server.ts'
import { industriesPageTexts, industryTexts } from '#app/features/texts/kinds/industries.server.ts'
import { productsPageTexts, productTexts } from '#app/features/texts/kinds/products.server.ts'
import { sectorTexts, spotlightPageTexts } from '#app/features/texts/kinds/sectors.server.ts'
import { servicesPageTexts, serviceTexts } from '#app/features/texts/kinds/services.server.ts'
import { technologiesPageTexts, technologyTexts } from '#app/features/texts/kinds/technologies.server.ts'
import { companyTexts } from './company/company-texts.ts'
import type { TextKind } from './define-texts.ts'
import { aboutPageTexts } from './kinds/about.server.ts'
import { caseStudyTexts } from './kinds/case-studies.server.ts'
import { contactPageTexts, ctaPageTexts } from './kinds/contact-pages.server.ts'
import { faqTexts } from './kinds/faq.ts'
import { homeTexts } from './kinds/home.server.ts'
import { pageHeadingTexts } from './kinds/page-headings.server.ts'
import { teamTexts, timelineTexts, valueTexts } from './kinds/people.server.ts'
import { planTexts } from './kinds/plans.server.ts'
import { docTexts, paperTexts, webinarTexts } from './kinds/reading.server.ts'
import {
  blogPageTexts,
  docsPageTexts,
  mediaPageTexts,
  newsletterPageTexts,
  resourcesPageTexts,
} from './kinds/reading-pages.server.ts'
import { replyTemplateTexts } from './kinds/reply-templates.server.ts'
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
