// The result of each mail of an issue, as a spreadsheet.
import { db } from '#app/db.server.ts'
import { recipientLabels } from '#app/features/newsletter/issues/words.ts'
import {
  type RecipientRow,
  recordRecipientsExport,
  walkRecipients,
} from '#app/features/newsletter/sending/count-audience.server.ts'
import { type CsvColumns, csvDownload } from '#app/http/csv.server.ts'
import { sayInEnglish } from '#app/languages/message.ts'
import { storedMessage } from '#app/languages/stored-messages.ts'
import { destinationOf, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'

/** Exporting addresses needs more than the permission to read them. */
export const handle = { permission: 'newsletter.write' } as const

export const loader = staffLoader(handle.permission, async (asked) => {
  if (!(await recordRecipientsExport(db, asked.id, asked.by))) return null
  return csvDownload('newsletter-recipients', columns, walkRecipients(db, asked.id), destinationOf(asked))
})

const columns: CsvColumns<RecipientRow> = {
  Number: ({ n }) => n,
  Email: ({ email }) => email,
  Language: ({ language }) => language,
  Status: ({ state }) => recipientLabels[state],
  Reason: ({ reason }) => reason && sayInEnglish(storedMessage(reason)),
  Changed: ({ changed_at }, time) => time(Number(changed_at)),
}
