import { cleanText } from './clean-text.ts'

const mostLetters = 150

/** Cleans an uploaded file's name: one line with its extension, without direction marks; may be empty. */
export function fileName(raw: string): string {
  const letters = [...cleanText(raw.slice(-1000), false).trim()]
  return letters.slice(-mostLetters).join('').trim()
}
