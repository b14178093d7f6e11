// Reads the mails a test caused: from the outbox, or from the stub of the provider.

import { setTimeout as wait } from 'node:timers/promises'
import { englishPath } from '#app/languages/pages.ts'
import { openMail } from '#app/mail/encrypted-mail.server.ts'
import type { Db } from '#db/schema.ts'
import type { OutboxMail } from '#db/tables/mail.ts'
import type { FakeResend, ProviderMail } from './fake-resend.ts'

type Wanted = { to?: string; kind?: string }

/** The mails in the outbox, newest first, with their links while they are kept. */
export async function storedMails(db: Db, wanted: Wanted = {}): Promise<OutboxMail[]> {
  return (await mailRows(db, wanted)).map((row) => {
    const opened = openMail(row, row.created_at)
    return opened.ok ? opened.mail : row
  })
}

/** The same as stored. */
export function mailRows(db: Db, { to, kind }: Wanted = {}): Promise<OutboxMail[]> {
  let query = db.selectFrom('outbox').selectAll()
  if (to) query = query.where('to_address', '=', to)
  if (kind) query = query.where('kind', '=', kind)
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
}

/** Waits for the worker to answer all requests for links. */
export async function linksAnswered(db: Db): Promise<void> {
  const waiting = () => db.selectFrom('link_requests').select('id').executeTakeFirst()
  await soon('answers to requests for links', async () => (await waiting()) === undefined || undefined)
}

/** The newest such mail in the outbox; waits for those that the worker writes, and for other processes. */
export async function newestMail(db: Db, wanted: Wanted = {}): Promise<OutboxMail> {
  await linksAnswered(db)
  return soon(JSON.stringify(wanted), async () => (await storedMails(db, wanted))[0])
}

/** The newest mail that the provider accepted for this address; waits a little for the courier. */
export const deliveredMail = (provider: FakeResend, to: string): Promise<ProviderMail> =>
  soon(to, () => provider.mails().findLast((mail) => mail.to === to))

/** Every web address in a mail's text, in order. */
export const linksIn = (text: string): string[] => text.match(/https?:\/\/[^\s<>"]+/g) ?? []

/** The first URL in a mail whose path begins with this. */
export function linkTo(path: string, mail: { text_body: string } | { text: string }): string {
  const text = 'text_body' in mail ? mail.text_body : mail.text
  const link = linksIn(text).find((href) => englishPath(new URL(href).pathname).startsWith(path))
  if (!link) throw new Error(`no link to ${path} in:\n${text}`)
  return link
}

async function soon<T>(what: string, look: () => Promise<T | undefined> | T | undefined): Promise<T> {
  const end = Date.now() + 60_000
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (Date.now() > end) throw new Error(`no such mail: ${what}`)
    await wait(50)
  }
}
