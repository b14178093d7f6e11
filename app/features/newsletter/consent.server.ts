// The wording of the newsletter's consent in the company's name; the row of a subscriber has it as it was shown.
import { newsletterConsent } from '#app/content/newsletter.ts'
import { readName } from '#app/features/texts/company/company-name.server.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'

export type Consent = { version: string; wording: string; marketing: string }

/** @param language of the page that shows it */
export async function readConsent(db: Db | Trx, language: Language = 'en'): Promise<Consent> {
  const { name } = await readName(db, Date.now())
  const named = (words: string) => words.replaceAll('{company}', name)
  const { version, wording, marketing } = newsletterConsent[language]
  return { version, wording: named(wording), marketing: named(marketing) }
}
