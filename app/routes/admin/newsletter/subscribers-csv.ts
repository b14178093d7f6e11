// All active subscribers as a spreadsheet.
import { db } from '#app/db.server.ts'
import { recordListExport, type SubscriberRow, walkActive } from '#app/features/newsletter/subscribers.server.ts'
import { frequencyLabels, topicWords } from '#app/features/newsletter/topics.ts'
import { type CsvColumns, csvDownload } from '#app/http/csv.server.ts'
import { destinationOf, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'

/** Exporting all addresses needs more than the permission to read them. */
export const handle = { permission: 'newsletter.write' } as const

export const loader = staffLoader(handle.permission, async (asked) => {
  await recordListExport(db, asked.by)
  return csvDownload('newsletter-subscribers', columns, walkActive(db), destinationOf(asked))
})

const columns: CsvColumns<SubscriberRow> = {
  Name: (row) => row.name,
  Email: (row) => row.email,
  Language: (row) => row.language,
  Topics: (row) => topicWords(row.declined_topics),
  Frequency: (row) => frequencyLabels[row.frequency],
  Page: (row) => row.source,
  'Signed up': (row, time) => time(row.consented_at),
  Confirmed: (row, time) => time(row.confirmed_at),
  'Agreed to marketing': (row, time) => time(row.marketing_at),
}
