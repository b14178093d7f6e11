import { escapeHtml } from '#app/mail/look/escape-html.ts'

// All but tab and line feed.
const controls = /(?![\n\t])\p{Cc}/gu

/** Text without control characters: they mark the slots, so that typed text never becomes one. */
export const withoutControls = (text: string) => text.replace(controls, '')

/** The text that staff typed, with one kind of line break. */
export const typedText = (text: string) => withoutControls(text.toWellFormed().replace(/\r\n?/g, '\n'))

/** Typed text for an element or a quoted attribute. A percent-encoded address may decode to a control character. */
export const typedHtml = (text: string) => escapeHtml(withoutControls(text))
