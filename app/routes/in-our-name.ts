import { company } from '#app/content/company/company.ts'
import type { BrandLook } from '#app/ui/brand-look.ts'

/** The site's texts contain the company's original name; this replaces it with the saved one. */
export const inOurName = (words: string, { name }: BrandLook) => words.replaceAll(company.name, name)
