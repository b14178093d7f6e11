// The brand board.
import type { Translations } from '../translations.ts'

export const staffBrand = {} as const satisfies Translations
