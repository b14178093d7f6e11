// The lines of the launch checklist, in the language of the member of staff.
import { legalLanguages } from '#app/content/legal/pages.ts'
import { can, type Permission } from '#app/features/staff/permissions.ts'
import { labelsIn } from '#app/features/texts/missing-facts.ts'
import { wordIn } from '#app/languages/phrases.server.ts'
import type { Language } from '#db/tables/records.ts'
import type { Role } from '#db/tables/staff.ts'
import type { readChecklist } from './checklist.server.ts'

/** The facts of the legal texts are named in the language of each text. */
const languageOfFact = new Map<string, Language>(
  legalLanguages.flatMap(({ language, documents, words }) =>
    labelsIn(JSON.stringify([documents, words])).map((label) => [label, language] as const),
  ),
)

type Checklist = Awaited<ReturnType<typeof readChecklist>>

export function checklistIn(
  language: Language,
  role: Role,
  { areas, outdated }: Pick<Checklist, 'areas' | 'outdated'>,
) {
  const word = wordIn(language)
  return {
    areas: areas.map(({ area, items, progress }) => ({
      area: word(area),
      items: items.map((item) => lineIn(word, role, item)),
      progress,
    })),
    outdated: outdated.map((text) => ({ ...text, title: word(text.title) })),
  }
}

/** The pages that the lines name, by their addresses; a page below one of them goes by its name. */
const pageNames: Record<string, string> = {
  '/': 'Home',
  '/about': 'About us',
  '/admin-controls': 'Blog posts',
  '/admin/branding/business-card': 'Business Card',
  '/admin/branding/letterhead': 'Letterhead',
  '/blog': 'Blog',
  '/careers': 'Courses',
  '/case-studies': 'Case studies',
  '/contact': 'Contact',
  '/cookies': 'Cookie notice',
  '/cta': 'Schedule a consultation',
  '/dashboard/careers/codes': 'Discount codes',
  '/dashboard/settings/holidays': 'Holidays',
  '/docs': 'Documentation',
  '/industries': 'Industries',
  '/media': 'Media and press kit',
  '/privacy': 'Privacy notice',
  '/products': 'Products',
  '/resources/case-studies': 'Case studies',
  '/services': 'Services',
  '/spotlight': 'Industry Spotlight',
  '/technologies': 'Technologies',
  '/terms': 'Terms',
  '#legal-texts': 'Legal texts',
}

const permissions: Record<string, Permission> = {
  '/admin-controls': 'posts.read',
  '/dashboard/careers/codes': 'applications.read',
  '/dashboard/settings/holidays': 'company.manage',
}

/** Each page once, by its name and with its address, if the reader may open it; other places are words. */
function placesIn(word: ReturnType<typeof wordIn>, role: Role, where: readonly string[]) {
  const places = where.map((place) => {
    const name = pageNames[place] ?? pageNames[place.slice(0, place.lastIndexOf('/'))]
    const needed = permissions[place]
    const isOpen = name !== undefined && (!needed || can(role, needed))
    return { label: word(name ?? place), to: isOpen ? place : null }
  })
  return [...new Map(places.reverse().map((place) => [place.label, place])).values()].reverse()
}

/** A fact keeps its label, which is its address; its name is in the language of the page, or in its own. */
function lineIn(word: ReturnType<typeof wordIn>, role: Role, line: Checklist['areas'][number]['items'][number]) {
  const { id, item, where, facts, fields, edit } = line
  return {
    id,
    item: word(item),
    where: placesIn(word, role, where),
    facts: facts.map((fact) => ({ ...fact, name: word(fact.label), language: foreign(fact.label) })),
    fields: fields.map((field) => ({ ...field, label: word(field.label) })),
    edit: edit.map((kind) => ({ ...kind, label: word(kind.label) })),
  }
}

/** Undefined for a label that is a phrase. */
function foreign(label: string): Language | undefined {
  const language = languageOfFact.get(label)
  return language === 'en' ? undefined : language
}
