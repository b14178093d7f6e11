// The words of the consultation page, whose steps the quick inquiry shows too.
import { db } from '#app/db.server.ts'
import { readCompany } from '#app/features/texts/company/company.server.ts'
import { ctaPageTexts } from '#app/features/texts/kinds/contact-pages.server.ts'
import { serviceTexts } from '#app/features/texts/kinds/services.server.ts'
import { withFacts } from '#app/features/texts/missing-facts.ts'
import { readEntries, readPage } from '#app/features/texts/read-texts.server.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import type { Language } from '#db/tables/records.ts'

export async function readCtaWords(language: Language, now: number) {
  const [page, { inContent, officesIn }] = await Promise.all([
    readPage(db, ctaPageTexts, now, language),
    readCompany(db, now),
  ])
  const cities = officesIn[language].map(({ city }) => city).join(` ${sayIn(language)('or')} `)
  return withFacts(page, new Map([...inContent[language], ['cities', cities]]))
}

/** The sentence of the service that an enquiry is about, if it is signed off in the language. */
export async function findServiceSentence(id: string | undefined, now: number, language: Language) {
  if (!id) return undefined
  const services = await readEntries(db, serviceTexts, now, language)
  return services.find((service) => service.id === id)?.summary
}
