// An issue of the newsletter: what staff wrote, what it shows, and the mail that is drawn from both.
import type { Language } from '#db/tables/records.ts'

/** @property body as Markdown */
export type IssueText = { language: Language; subject: string; preheader: string; body: string }

/** A post as an issue shows it. @property path of its page */
export type PostCard = {
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
