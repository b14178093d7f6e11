// Enquiries of many different senders, and what the pages of the desk show of them.
import type { ContactInput } from '#app/features/enquiries/schema.ts'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import type { Db } from '#db/schema.ts'
import type { Page } from './visitor.ts'

let sent = 0

/** @returns its reference */
export async function sendEnquiry(
  db: Db,
  input: Partial<ContactInput> = {},
  { now = Date.now(), spamReasons = null }: { now?: number; spamReasons?: string | null } = {},
) {
  sent += 1
  const words = { name: `Visitor ${sent}`, email: `v${sent}@example.com`, message: 'Hello', ...input }
  const sender = { digest: `digest ${sent}`, client: `client ${sent}`, language: 'en' as const }
  return (await submitEnquiry(db, 'contact', words, { ...sender, now, spamReasons })).reference
}

/** The names in a list of records. */
export const namesIn = (page: Page) =>
  page
    .$('tbody th a')
    .toArray()
    .map((cell) => page.$(cell).text().replace('Unread: ', ''))

/** The address behind a link of the page's content, or behind the button beside a reply that is one with scripts. */
export function linkIn(page: Page, words: string) {
  const found = page
    .$('.staff-main :is(a, [name=finish][value^="/"])')
    .filter((_, link) => page.$(link).text().includes(words))
  return found.attr('href') ?? found.attr('value') ?? ''
}
