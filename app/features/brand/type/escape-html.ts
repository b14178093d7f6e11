import { escapeHtml as escapeMarkup } from '#app/mail/look/escape-html.ts'
import { plainText } from './plain-text.ts'

/** Makes any text safe for an element or a quoted attribute of a mail. */
export const escapeHtml = (text: string) => escapeMarkup(plainText(text))
