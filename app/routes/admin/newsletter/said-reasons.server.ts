import { translatedSentences } from '#app/languages/phrases.server.ts'
import type { Language } from '#db/tables/records.ts'

/** A sign-up with the reasons of its quarantine, which are stored in English, in the language of the page. */
export const withSaidReasons = <Row extends { spam_reasons: string | null }>(language: Language, row: Row): Row => ({
  ...row,
  spam_reasons: row.spam_reasons && translatedSentences(language, row.spam_reasons),
})
