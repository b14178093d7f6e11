// Staff accounts: one’s own, and those of others.
import type { Translations } from '../translations.ts'

export const staffAccount = {} as const satisfies Translations
