// Reads a stored document with the current schema.
import { wholeSchema } from '#app/forms/document/document-schema.ts'
import type { Branch } from '#app/forms/document/document-values.ts'
import type { Fields } from '#app/forms/document/field-types.ts'
import type { TextVersion } from '#db/tables/texts.ts'
import { ownFields, ownSeed, type TextKind, type TextPlace } from './define-texts.ts'

/** @returns null when it no longer fits; the code's text when the version has no document */
export function parseStored(
  kind: TextKind,
  place: TextPlace,
  { document, schema }: Pick<TextVersion, 'document' | 'schema'>,
): Branch | null {
  const seed = ownSeed(kind, place)
  if (document === null) return seed
  try {
    const fields = ownFields(kind, place.language)
    const lifted = liftFrom(kind, schema, JSON.parse(document))
    const checked = wholeSchema(fields).safeParse(over(fields, seed, lifted))
    return checked.success ? checked.data : null
  } catch {
    return null
  }
}

function liftFrom({ version, lift = {} }: TextKind, schema: number, stored: unknown): unknown {
  let lifted = stored
  for (let next = schema + 1; next <= version; next += 1) lifted = lift[next]?.(lifted) ?? lifted
  return lifted
}

/** Fills fields that the document does not have from the code's text. */
function over(fields: Fields, seed: Branch, stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return stored
  const given = new Map<string, unknown>(Object.entries(stored))
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (!given.has(name)) return [name, seed[name]]
      const own = seed[name]
      const isGroup = field.is === 'group' && typeof own === 'object' && !Array.isArray(own)
      return [name, isGroup ? over(field.fields, own, given.get(name)) : given.get(name)]
    }),
  )
}
