import { cleanText } from '#app/forms/fields/clean-text.ts'

/**
 * One line without the characters that XML, vCards and fonts forbid. Saved texts are already clean, but exports do not
 * rely on it.
 */
export const plainText = (text: string) =>
  cleanText(text, false)
    .replace(/[\ufffe\uffff]/g, '')
    .trim()
