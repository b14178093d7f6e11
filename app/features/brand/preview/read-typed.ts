// Applies the typed values that are valid; all others stay as saved.
import { partSchemas } from '../part-schemas.ts'
import type { BrandPart } from '../parts.ts'
import type { BrandAssets } from '../schema.ts'

export function withTyped(assets: BrandAssets, part: BrandPart, typed: URLSearchParams): BrandAssets {
  const fields = Object.entries(partSchemas[part].shape).flatMap(([name, rule]) => {
    const value = typed.get(name)
    const checked = value === null ? null : rule.safeParse(value)
    return checked?.success ? [[name, checked.data] as const] : []
  })
  return { ...assets, [part]: { ...assets[part], ...Object.fromEntries(fields) } }
}
