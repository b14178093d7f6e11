// The audit log.
import type { Translations } from '../translations.ts'

export const staffAudit = {} as const satisfies Translations
