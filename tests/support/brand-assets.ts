import { defaultAssets } from '#app/features/brand/defaults.ts'
import { type BrandAssets, brandSchema } from '#app/features/brand/schema.ts'

/** Plausible values from staff of both offices. */
export const bilingualAssets: BrandAssets = brandSchema.parse({
  ...defaultAssets,
  letterhead: {
    companyName: 'BN Technologies',
    slogan: '혁신을 잇다 – Relier l’innovation',
    address: '서울특별시 중구 세종대로 110 뷁쀍 / Rue de l’Évêché « Œuvre », Buéa',
    phone: '+82 2 555 0100',
    email: 'bonjour@example.com',
    website: 'www.example.com',
  },
  businessCard: {
    name: '김서연 Noëlle Nkwenti',
    title: 'Directrice générale, 기술; œuvres',
    phone: '+237 600 000 000',
    email: 'noelle@example.com',
    website: 'https://example.com/équipe?a=1,2;b',
  },
})

/** The maximum length of each text. */
const limits = {
  logo: { mark: 3, slogan: 60 },
  letterhead: { companyName: 80, slogan: 120, address: 200, phone: 40, email: 254, website: 120 },
  businessCard: { name: 80, title: 80, phone: 40, email: 254, website: 120 },
} as const

export const textFieldCount = Object.values(limits).flatMap(Object.keys).length

/** Replaces every text of the board by the callback's, cut to its length but bypassing all other form rules. */
export function fillTexts(text: (index: number) => string): BrandAssets {
  const assets = structuredClone(defaultAssets)
  let index = 0
  for (const [part, fields] of Object.entries(limits)) {
    for (const [field, most] of Object.entries(fields)) {
      Object.assign(assets[part as keyof typeof limits], { [field]: [...text(index++)].slice(0, most).join('') })
    }
  }
  return assets
}
