import { cleanText } from './clean-text.ts'

const mostLetters = 150

/** The name of a file that somebody sent: one line with its ending, without marks that show that elsewhere; may be empty. */
export function fileName(raw: string): string {
  const letters = [...cleanText(raw.slice(-1000), false).trim()]
  return letters.slice(-mostLetters).join('').trim()
}
