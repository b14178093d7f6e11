// The result of each mail of an issue, as a spreadsheet.
import { db } from '#app/db.server.ts'
import { recipientLabels } from '#app/features/newsletter/issues/words.ts'
import {
  type RecipientRow,
  recordRecipientsExport,
  walkRecipients,
} from '#app/features/newsletter/sending/count-audience.server.ts'
import { type CsvColumns, csvDownload, utc } from '#app/http/csv.server.ts'
import { sayInEnglish } from '#app/languages/message.ts'
import { storedMessage } from '#app/languages/stored-messages.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'

/** Exporting addresses needs more than the permission to read them. */
export const handle = { permission: 'newsletter.write' } as const

export const loader = staffLoader(handle.permission, async ({ id, context, by }) => {
  if (!(await recordRecipientsExport(db, id, by))) return null
  return csvDownload('newsletter-recipients', columns, walkRecipients(db, id), context)
})

const columns: CsvColumns<RecipientRow> = {
  Number: ({ n }) => n,
  Email: ({ email }) => email,
  Language: ({ language }) => language,
  Status: ({ state }) => recipientLabels[state],
  Reason: ({ reason }) => reason && sayInEnglish(storedMessage(reason)),
  'Changed (UTC)': ({ changed_at }) => utc(Number(changed_at)),
}
