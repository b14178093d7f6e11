// Everybody who is subscribed, as a table for a spreadsheet.
import { Readable } from 'node:stream'
import { createReadableStreamFromReadable, type LoaderFunctionArgs } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { recordExport, walkActive } from '#app/features/newsletter/subscribers.server.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { byteOrderMark, csvLine } from '#app/http/csv.ts'

/** Taking the addresses away is more than reading them one by one. */
export const handle = { permission: 'newsletter.write' } as const

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(db, request, handle.permission)
  await recordExport(db, staff, Date.now())
  const name = `newsletter-subscribers-${new Date().toISOString().slice(0, 10)}.csv`
  return new Response(createReadableStreamFromReadable(Readable.from(table())), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

const heads = ['Name', 'Email', 'Language', 'Page', 'Asked (UTC)', 'Confirmed (UTC)', 'Agreed to marketing (UTC)']

async function* table() {
  yield byteOrderMark + csvLine(heads)
  for await (const rows of walkActive(db)) {
    yield rows
      .map(({ name, email, language, source, consented_at, confirmed_at, marketing_at }) =>
        csvLine([name, email, language, source, ...[consented_at, confirmed_at, marketing_at].map(utc)]),
      )
      .join('')
  }
}

const utc = (at: number | null) => (at === null ? null : new Date(at).toISOString())
