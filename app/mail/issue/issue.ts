// An issue of the newsletter: what staff wrote, what it shows, and the mail that is drawn from both.

import { escapeHtml } from '#app/mail/look/escape-html.ts'
import type { Language } from '#db/tables/records.ts'

/** @property body as Markdown */
export type IssueText = { language: Language; subject: string; preheader: string; body: string }

/** A post as an issue shows it, in the language that it is written in. @property path of its page */
export type PostCard = {
  language: Language
  title: string
  excerpt: string
  path: string
  image: { src: string; alt: string } | null
}

/** The facts that an advertising mail must name; null where missing. */
export type SenderFacts = {
  name: string | null
  email: string | null
  phone: string | null
  address: string | null
}

/** One mail for all readers of a language; each reader's links take the place of its slots. */
export type DrawnIssue = { subject: string; html: string; text: string }

// All but tab and line feed.
const controls = /(?![\n\t])\p{Cc}/gu

/** Text without control characters: they mark the slots, so that typed text never becomes one. */
export const withoutControls = (text: string) => text.replace(controls, '')

/** The text that staff typed, with one kind of line break. */
export const typedText = (text: string) => withoutControls(text.toWellFormed().replace(/\r\n?/g, '\n'))

/** Typed text for an element or a quoted attribute. A percent-encoded address may decode to a control character. */
export const typedHtml = (text: string) => escapeHtml(withoutControls(text))
