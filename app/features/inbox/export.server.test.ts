import { expect } from 'vitest'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { accept, applicant } from '#tests/support/course-runs.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { exportRecords } from './export.server.ts'
import { type ExportedRecord, exportedRecord } from './exported-record.ts'
import { walkInbox } from './inbox.server.ts'

const noon = Date.UTC(2026, 0, 15, 12)

describeOnBothDialects('the table of the inbox', (open) => {
  test('has the phone, the company and the services of each record, and nothing in their place without them', async () => {
    const db = await open()
    const details = {
      phone: '+82 2 1',
      company: 'Número Três',
      services: ['Cybersecurity', 'Cloud Solutions'] as const,
    }
    const input = {
      name: 'Ada',
      email: 'ada@example.com',
      message: 'Hello',
      ...details,
      services: [...details.services],
    }
    const sending = { client: 'c', now: noon, digest: 'd', spamReasons: null, language: 'en' as const }
    const { reference } = await submitEnquiry(db, 'contact', input, sending)
    const other = await applicant(db, noon)
    await accept(db, other, null, noon)
    const reader = { userId: 'u', kinds: ['enquiry', 'application'] as const, now: noon }
    const byReference = new Map<string, ExportedRecord>()
    const list = walkInbox(db, { view: 'all', search: '' }, { ...reader, kinds: [...reader.kinds] })
    for await (const rows of exportRecords(db, list)) for (const row of rows) byReference.set(row.reference, row)
    expect(byReference.get(reference)).toMatchObject({ ...details, services: details.services })
    for (const record of byReference.values()) expect(exportedRecord.parse(record)).toEqual(record)
    expect(byReference.get(other)).toMatchObject({ company: null, services: [] })
  })
})
