// Metrics for Prometheus, protected by METRICS_TOKEN. Without that setting the page does not exist.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { readBackupRecord } from '#app/features/backups/backup-record.server.ts'
import { dataSize } from '#app/features/system/database-facts.server.ts'
import { exposeMetrics, type Reading } from '#app/http/edge/metrics.server.ts'
import { hmac, verifyHmac } from '#app/http/secrets/secret.server.ts'
import { outboxHealth } from '#app/mail/outbox/health.server.ts'
import { mailCounts } from '#app/mail/outbox/mails.server.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  if (!env.METRICS_TOKEN) throw new Response(null, { status: 404 })
  const headers = { 'Cache-Control': 'no-store' }
  if (!hasToken(request, env.METRICS_TOKEN)) {
    return new Response('This page needs a token.\n', {
      status: 401,
      headers: { ...headers, 'WWW-Authenticate': 'Bearer' },
    })
  }
  const { text, type } = await exposeMetrics(await readings(Date.now()))
  return new Response(text, { headers: { ...headers, 'Content-Type': type } })
}

/** Compares digests, so that the time taken reveals nothing. */
function hasToken(request: Request, token: string) {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1]
  return bearer !== undefined && verifyHmac('metrics', bearer, hmac('metrics', token))
}

async function readings(now: number): Promise<Reading[]> {
  const [counts, outbox, size, backups] = await Promise.all([
    mailCounts(db),
    outboxHealth(db, now),
    dataSize(db, env.DATABASE_URL),
    readBackupRecord(db),
  ])
  const seconds = (ms: number | null) => (ms === null ? null : ms / 1000)
  return [
    ...Object.entries(counts).map(([status, value]) => {
      return { name: 'outbox_mails', help: 'Mails in the outbox by status.', value, labels: { status } }
    }),
    {
      name: 'outbox_oldest_due_seconds',
      help: 'How long the oldest due mail waits.',
      value: seconds(outbox.oldestDueMs) ?? 0,
    },
    {
      name: 'outbox_paused',
      help: '1 while the mail service refuses our settings.',
      value: outbox.pausedReason ? 1 : 0,
    },
    { name: 'database_bytes', help: 'Size of the database.', value: size.databaseBytes },
    { name: 'database_log_bytes', help: 'Size of the write-ahead log.', value: size.logBytes },
    { name: 'database_disk_free_bytes', help: 'Left on the disk of the database.', value: size.freeBytes },
    { name: 'backup_made_timestamp_seconds', help: 'When the newest backup was made.', value: seconds(backups.madeAt) },
    {
      name: 'backup_proven_timestamp_seconds',
      help: 'When the newest proven backup was made.',
      value: seconds(backups.provenTakenAt),
    },
  ]
}
