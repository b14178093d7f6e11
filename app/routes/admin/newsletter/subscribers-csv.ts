// Everybody who is subscribed, as a table for a spreadsheet.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { recordExport, walkActive } from '#app/features/newsletter/subscribers.server.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { csvDownload } from '#app/http/csv.server.ts'

/** Taking the addresses away is more than reading them one by one. */
export const handle = { permission: 'newsletter.write' } as const

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(db, request, handle.permission)
  await recordExport(db, staff, Date.now())
  return csvDownload('newsletter-subscribers', heads, pages())
}

const heads = ['Name', 'Email', 'Language', 'Page', 'Asked (UTC)', 'Confirmed (UTC)', 'Agreed to marketing (UTC)']

async function* pages() {
  for await (const rows of walkActive(db)) {
    yield rows.map(({ name, email, language, source, consented_at, confirmed_at, marketing_at }) => [
      ...[name, email, language, source],
      ...[consented_at, confirmed_at, marketing_at].map(utc),
    ])
  }
}

const utc = (at: number | null) => (at === null ? null : new Date(at).toISOString())
