import { company } from '#app/content/company/company.ts'
import type { BrandLook } from '#app/ui/brand-look.ts'

/** The first articles are stored under the company's original name. */
export const authorName = (author: string, { name }: BrandLook) => author.replace(company.name, name)
