// The site’s settings and the launch checklist.
import type { Translations } from '../translations.ts'

export const staffSettings = {} as const satisfies Translations
