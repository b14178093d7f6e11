// A mail about a decision of staff: previewed before it is sent, with room for a paragraph of their own.
import type { Language } from '#db/tables/records.ts'
import type { Letter, Part } from './look/layout.ts'
import type { Mail } from './outbox/queue.server.ts'

export type Decision = Omit<Mail, 'letter'> & {
  language: Language
  greets: Letter['greets']
  heading: string
  before: readonly Part[]
  /** The text below the paragraph. */
  after: readonly Part[]
}

type Addressee = { name: string; email: string; reference: string; language: Language }

/** To the person of a record; the heading is its subject, too. */
export const decisionTo = (
  { name, email, reference, language }: Addressee,
  decided: Pick<Decision, 'kind' | 'heading' | 'before' | 'after'>,
): Decision => ({
  ...decided,
  to: email,
  subject: `${decided.heading} (${reference})`,
  reference,
  language,
  greets: { name },
})

export function decisionMail(
  { language, greets, heading, before, after, ...mail }: Decision,
  paragraph: string | null,
): Mail {
  const parts = [...before, ...(paragraph ? [paragraph] : []), ...after]
  return { ...mail, letter: { language, greets, heading, parts } }
}
