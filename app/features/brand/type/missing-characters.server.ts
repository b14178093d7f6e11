import { findMissingCharacters } from './typeset.server.ts'

/** The characters of these fields that no face of ours has: they are drawn as boxes. */
export async function missingCharacters(fields: object): Promise<string[]> {
  const text = Object.values(fields).join('')
  // The faces are large, and all have these.
  return /^[\x20-\x7e]*$/.test(text) ? [] : findMissingCharacters(text)
}
