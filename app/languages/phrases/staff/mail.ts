// Sent, held, suppressed and received emails.
import type { Translations } from '../translations.ts'

export const staffMail = {} as const satisfies Translations
