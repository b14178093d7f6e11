import { companyFacts } from '#app/content/company/facts.ts'
import { companyTexts } from '#app/features/texts/company/company-texts.ts'
import { ownSeed } from '#app/features/texts/define-texts.ts'
import { testimonialTexts } from '#app/features/texts/kinds/testimonials.ts'
import { saveText } from '#app/features/texts/write-texts.server.ts'
import { theSite } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'

const quotes = {
  first: { text: 'They kept to the day.', name: 'Grace Hopper', title: 'Head of Operations, Example Ltd' },
  second: { text: 'We could check every invoice.', name: 'Alan Turing', title: 'Director, Example Ltd' },
  third: { text: 'The handover was complete.', name: 'Mary Jackson', title: 'Engineer, Example Ltd' },
}

const { seoul, cameroon } = companyFacts
const place = { key: 'facts', language: 'en' as const }
const facts = {
  ...ownSeed(companyTexts, place),
  email: 'hello@example.com',
  seoul: { ...seoul, email: '', landmark: '', street: '12 Teheran-ro', postal: '06236', phone: '+82 2 555 0100' },
  cameroon: {
    ...cameroon,
    email: '',
    landmark: '',
    street: '3 Molyko Street',
    postal: 'P.O. Box 63',
    phone: '+237 677 12 34 56',
  },
  socials: {
    linkedin: 'https://www.linkedin.com/company/example',
    twitter: 'https://twitter.com/example',
    facebook: 'https://www.facebook.com/example',
    instagram: 'https://www.instagram.com/example',
    tiktok: 'https://www.tiktok.com/@example',
  },
}

/** What staff supply before a launch: contact details, social profiles, testimonials and a discount. */
export async function confirmFacts(db: Db, now: number) {
  const by = { actor: theSite, now }
  const publish = { version: 0, publish: { at: 'now' as const } }
  const saved = [await saveText(db, companyTexts, place, { ...publish, document: facts }, by)]
  for (const [key, quote] of Object.entries(quotes)) {
    const document = { ...quote, consentOn: '2026-11-20' }
    saved.push(await saveText(db, testimonialTexts, { key, language: 'en' }, { ...publish, document }, by))
  }
  if (saved.some(({ ok }) => !ok)) throw new Error(JSON.stringify(saved))
  await db.updateTable('promo_codes').set({ active: 1, starts_at: 0 }).where('code', '=', 'FIRST50').execute()
}
