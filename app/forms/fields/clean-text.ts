// Removes characters that must not reach a record: lone surrogates, control characters, and marks that disguise text.
import { normalizeText } from '#db/queries/normalize.ts'

// C0 and C1 controls except tab and line feed, and invisible marks that hide or join words (not the joiners that emoji and scripts need).
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u2060\ufeff]/g
const bidiMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** @param multiline keeps line breaks, tabs and direction marks; otherwise the text becomes a single line */
export function cleanText(raw: string, multiline: boolean): string {
  const text = normalizeText(raw.toWellFormed(), 'NFC').replace(/\r\n?/g, '\n').replace(controls, '')
  return multiline ? text : text.replace(/[\n\t\u2028\u2029]+/g, ' ').replace(bidiMarks, '')
}
