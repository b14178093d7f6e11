import { escapeHtml as escapeMarkup } from '#app/mail/look/escape-html.ts'
import { plainText } from './plain-text.ts'

/** Text for an element or a quoted attribute of a mail, whatever is in it. */
export const escapeHtml = (text: string) => escapeMarkup(plainText(text))
