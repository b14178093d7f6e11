// The possible subjects of an enquiry: the ids in links to /cta, and their words. Other ids are ignored.
import { type SubjectKey, subjectKeys } from '#app/content/subject-keys.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import type { Language } from '#db/tables/records.ts'
import type { TextSource } from './edition.server.ts'
import { homeTexts } from './kinds/home.server.ts'
import { industryTexts } from './kinds/industries.server.ts'
import { planTexts } from './kinds/plans.server.ts'
import { productTexts } from './kinds/products.server.ts'
import { serviceTexts } from './kinds/services.server.ts'
import { publicKeys, readAllEntries, readEntries, readPage } from './read-texts.server.ts'

export type EnquirySubjects = Partial<Record<SubjectKey, string>>

type SubjectNames = Record<SubjectKey, ReadonlyMap<string, string>>

/** The words for each id, in English where a text is not signed off in the language. */
export async function readSubjectNames(
  source: TextSource,
  now: number,
  language: Language = 'en',
): Promise<SubjectNames> {
  const say = sayIn(language)
  const [services, industries, products, plans, linked] = await Promise.all([
    readAllEntries(source, serviceTexts, now, language),
    readAllEntries(source, industryTexts, now, language),
    readAllEntries(source, productTexts, now, language),
    readAllEntries(source, planTexts, now, language),
    industriesOfHome(source, now, (await isHomeIn(source, now, language)) ? language : 'en'),
  ])
  return {
    intent: new Map([
      ['consultation', say('Consultation')],
      ['demo', say('Demo')],
    ]),
    service: new Map(services.map(({ id, title }) => [id, title])),
    industry: new Map([
      ...[...linked, ...industries].map(({ id, name }) => [id, say('{name} industry', { name })] as const),
    ]),
    product: new Map(products.map(({ id, name }) => [id, name])),
    plan: new Map(plans.map(({ id, name }) => [id, say('{name} plan', { name })])),
  }
}

const isHomeIn = async (source: TextSource, now: number, language: Language) =>
  (await publicKeys(source, homeTexts, now, language)).length > 0

/** Industries without a section of their own are linked on the home page. */
async function industriesOfHome(source: TextSource, now: number, language: Language) {
  const { industries } = await readPage(source, homeTexts, now, language)
  return industries.flatMap(({ label, href }) => {
    const id = /^\/cta\?industry=([a-z0-9-]+)$/.exec(href)?.[1]
    return id ? [{ id, name: label }] : []
  })
}

/** The names of these subjects that `readSubjectNames` has in English, because they are not signed off in the language. */
export async function englishNames(
  source: TextSource,
  { service, industry, product, plan }: EnquirySubjects,
  now: number,
  language: Language,
): Promise<string[]> {
  if (language === 'en') return []
  const foreign = async <Entry extends { id: string }>(
    read: (language: Language) => Promise<readonly Entry[]>,
    id = '',
  ) => {
    const [english, own] = await Promise.all([read('en'), read(language)])
    return own.some((entry) => entry.id === id) ? undefined : english.find((entry) => entry.id === id)
  }
  const names = await Promise.all([
    foreign((read) => readEntries(source, serviceTexts, now, read), service).then((entry) => entry?.title),
    foreign((read) => readEntries(source, industryTexts, now, read), industry).then((entry) => entry?.name),
    foreign(
      async (read) => ((await isHomeIn(source, now, read)) ? industriesOfHome(source, now, read) : []),
      industry,
    ).then((entry) => entry?.name),
    foreign((read) => readEntries(source, productTexts, now, read), product).then((entry) => entry?.name),
    foreign((read) => readEntries(source, planTexts, now, read), plan).then((entry) => entry?.name),
  ])
  return names.filter((name) => name !== undefined)
}

/** Picks the known subjects from a query, a form or a record. */
export function knownSubjects(values: { [key: string]: unknown }, names: SubjectNames): EnquirySubjects {
  const subjects: EnquirySubjects = {}
  for (const key of subjectKeys) {
    const id = values[key]
    if (typeof id === 'string' && names[key].has(id)) subjects[key] = id
  }
  return subjects
}

/** Follows "About:"; empty without a subject. */
export const subjectWords = (subjects: EnquirySubjects, names: SubjectNames) =>
  subjectKeys
    .map((key) => names[key].get(subjects[key] ?? ''))
    .filter(Boolean)
    .join(', ')

/** The same for a record's JSON. An id that the site no longer has is shown as it was. */
export async function storedSubjectWords(
  source: TextSource,
  context: string | null,
  now: number,
  language: Language = 'en',
): Promise<string> {
  if (!context) return ''
  try {
    const stored: unknown = JSON.parse(context)
    if (typeof stored !== 'object' || stored === null) return ''
    const names = await readSubjectNames(source, now, language)
    return Object.entries(stored)
      .filter(([key, id]) => Object.hasOwn(names, key) && typeof id === 'string' && id !== '')
      .map(([key, id]) => names[key as SubjectKey].get(id) ?? `${key} ${id}`)
      .join(', ')
  } catch {
    return ''
  }
}
