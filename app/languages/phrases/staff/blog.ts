// Posts, pictures, redirects and imports.
import type { Translations } from '../translations.ts'

export const staffBlog = {} as const satisfies Translations
