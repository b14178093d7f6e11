// Subscribers and issues of tests, and a provider that takes batches.

import { findIssue } from '#app/features/newsletter/issues/issues.server.ts'
import { scheduleIssue } from '#app/features/newsletter/issues/move-issue.server.ts'
import { createIssue, saveText } from '#app/features/newsletter/issues/write-issue.server.ts'
import { createIssueSender } from '#app/features/newsletter/sending/send-issues.server.ts'
import { resendBatches } from '#app/mail/batch-transport.server.ts'
import type { Db } from '#db/schema.ts'
import type { Subscriber } from '#db/tables/newsletter.ts'
import type { Language } from '#db/tables/records.ts'

export const writer = { id: null, name: 'Ben', address: null }

type SubscriberOf = Partial<Subscriber> & { email: string }

/** Active subscribers with these addresses, in this order. */
export async function addSubscribers(db: Db, people: readonly SubscriberOf[], now: number): Promise<void> {
  for (let first = 0; first < people.length; first += 500) {
    const values = people.slice(first, first + 500).map((person, index) => ({
      id: `subscriber-${first + index}`,
      seq: first + index + 1,
      address_hash: `hash-${person.email}`,
      name: 'Reader',
      search_text: null,
      status: 'active' as const,
      spam_reasons: null,
      language: 'en' as const,
      source: '/newsletter',
      request_digest: null,
      requested_at: now,
      opt_in: 1,
      consent_wording: 'Yes',
      consent_version: '1',
      consented_at: now,
      confirmed_at: now,
      marketing_wording: null,
      marketing_version: null,
      marketing_at: null,
      ended_at: null,
      created_at: now,
      link_key: (first + index).toString(16).padStart(64, '0'),
      noticed_at: null,
      declined_topics: '',
      frequency: 'each' as const,
      version: 1,
      ...person,
    }))
    await db.insertInto('subscribers').values(values).execute()
  }
}

export const readers = (count: number): SubscriberOf[] =>
  Array.from({ length: count }, (_, index) => ({ email: `reader-${index}@example.com` }))

/** An issue of articles with a short text in each language, scheduled for now. */
export async function scheduledIssue(db: Db, now: number, languages: readonly Language[] = ['en']): Promise<string> {
  const by = { actor: writer, now }
  const id = await createIssue(db, { title: 'Spring' }, by)
  for (const language of languages) {
    const text = { subject: `Spring (${language})`, preheader: 'What is new', body: `Hello in ${language}.` }
    await saveText(db, { id, language, version: 0, text }, by)
  }
  await schedule(db, id, now)
  return id
}

async function schedule(db: Db, id: string, now: number) {
  const issue = await findIssue(db, id)
  const at = { id, version: issue?.version ?? 0, sendAt: now, zone: 'Asia/Seoul' }
  return scheduleIssue(db, at, { actor: writer, now })
}

type SenderOf = { url: string; now: () => number; sleep?: (ms: number) => Promise<unknown> }

/** Sends what is due to a fake provider, without waiting between the batches. */
export const senderTo = (db: Db, { url, now, sleep = async () => {} }: SenderOf) =>
  createIssueSender({
    db,
    transport: resendBatches({ apiKey: 're_test', baseUrl: url, timeoutMs: 2_000 }),
    draw: async (_, { subject, body }) => ({ subject, html: `<p>${body}</p>`, text: body }),
    from: 'BN <news@example.com>',
    site: 'https://bn.example',
    now,
    sleep,
    random: () => 0.5,
  })
