import { company } from '#app/content/company/company.ts'
import type { BrandLook } from '#app/ui/brand-look.ts'

/** The site's own words name the company as it was named when they were written. */
export const inOurName = (words: string, { name }: BrandLook) => words.replaceAll(company.name, name)
