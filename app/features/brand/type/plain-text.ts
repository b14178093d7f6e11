import { cleanText } from '#app/forms/fields/clean-text.ts'
import { escapeHtml as escapeMarkup } from '#app/mail/look/escape-html.ts'

/**
 * One line without the characters that XML, vCards and fonts forbid. Saved texts are already clean, but exports do not
 * rely on it.
 */
export const plainText = (text: string) =>
  cleanText(text, false)
    .replace(/[\ufffe\uffff]/g, '')
    .trim()

/** Makes any text safe for an element or a quoted attribute of a mail. */
export const escapeHtml = (text: string) => escapeMarkup(plainText(text))
