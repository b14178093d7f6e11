// Applies the typed values that are valid; all others stay as saved.
import type { BrandPart } from '../parts.ts'
import { type BrandAssets, partSchemas } from '../schema.ts'

export function withTyped(assets: BrandAssets, part: BrandPart, typed: URLSearchParams): BrandAssets {
  const fields = Object.entries(partSchemas[part].shape).flatMap(([name, rule]) => {
    const value = typed.get(name)
    const checked = value === null ? null : rule.safeParse(value)
    return checked?.success ? [[name, checked.data] as const] : []
  })
  return { ...assets, [part]: { ...assets[part], ...Object.fromEntries(fields) } }
}
