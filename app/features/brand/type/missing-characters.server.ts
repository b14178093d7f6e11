import { missingCharactersIn } from './typeset.server.ts'

/** The characters in these fields that none of our typefaces has: they are drawn as boxes. */
export async function missingCharacters(fields: object): Promise<string[]> {
  const text = Object.values(fields).join('')
  // All of the typefaces have these characters, so the large files are not loaded for them.
  return /^[\x20-\x7e]*$/.test(text) ? [] : missingCharactersIn(text)
}
