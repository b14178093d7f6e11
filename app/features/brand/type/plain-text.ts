import { cleanText } from '#app/forms/fields/clean-text.ts'

/** One line without what XML, vCards and fonts cannot hold. Saved texts are clean already; exports do not rely on it. */
export const plainText = (text: string) =>
  cleanText(text, false)
    .replace(/[\ufffe\uffff]/g, '')
    .trim()
