import { sayIn } from '#app/languages/phrases.server.ts'
import { storedMessage } from '#app/languages/stored-messages.ts'
import type { Language } from '#db/tables/records.ts'

/** A sign-up with the reasons of its quarantine, which are stored in English, in the language of the page. */
export const withSaidReasons = <Row extends { spam_reasons: string | null }>(language: Language, row: Row): Row => ({
  ...row,
  spam_reasons: row.spam_reasons && sayIn(language)(storedMessage(row.spam_reasons)),
})
