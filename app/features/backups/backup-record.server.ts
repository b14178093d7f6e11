// The times of the newest backup and of the newest proof, kept in the database for every node.
import { z } from 'zod'
import type { Db } from '#db/schema.ts'
import { readSetting, writeSetting } from '#db/settings.ts'

const key = 'backups'
const day = 24 * 60 * 60_000
/** The delay before a failed backup is tried again. */
const retryMs = 60 * 60_000

const recordSchema = z.object({
  madeAt: z.number().nullable().default(null),
  /** The time of the last successful test restore, and the time at which that backup was made. */
  provenAt: z.number().nullable().default(null),
  provenTakenAt: z.number().nullable().default(null),
  /** The last scheduled start, and its failure. */
  begunAt: z.number().nullable().default(null),
  failure: z.string().nullable().default(null),
})

type BackupRecord = z.infer<typeof recordSchema>

export async function readBackupRecord(db: Db): Promise<BackupRecord> {
  return toRecord((await readSetting(db, key)).value)
}

const toRecord = (value: unknown): BackupRecord => recordSchema.catch(recordSchema.parse({})).parse(value ?? {})

export async function recordBackup(db: Db, changes: Partial<BackupRecord>, now: number): Promise<void> {
  while (!(await change(db, (record) => ({ ...record, ...changes }), now)));
}

/** @returns true if a backup is due and this process has claimed it */
export function claimBackup(db: Db, everyMs: number, now: number): Promise<boolean> {
  return change(
    db,
    (record) => {
      const isDue = isPast(record.madeAt, everyMs, now) && isPast(record.begunAt, Math.min(everyMs, retryMs), now)
      return isDue ? { ...record, begunAt: now } : null
    },
    now,
  )
}

// A time in the future was written by a wrong clock, so it counts as past.
const isPast = (at: number | null, ms: number, now: number) => at === null || at > now || now - at >= ms

/** @returns false if there was nothing to change or another process was first */
function change(db: Db, to: (record: BackupRecord) => BackupRecord | null, now: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { value, version } = await readSetting(trx, key)
    const changed = to(toRecord(value))
    return changed !== null && writeSetting(trx, key, changed, version, now)
  })
}

type BackupHealth = { provenTakenAt: number | null; failure: string | null; isLate: boolean }

/** @param warnDays 0 turns the warning off */
export async function backupHealth(db: Db, warnDays: number, now: number): Promise<BackupHealth> {
  const { provenTakenAt, failure } = await readBackupRecord(db)
  const since = provenTakenAt ?? (await beganAt(db)) ?? now
  return { provenTakenAt, failure, isLate: warnDays > 0 && now - since > warnDays * day }
}

/** A new site has some days before its first backup is overdue. */
async function beganAt(db: Db): Promise<number | null> {
  const { first } = await db
    .selectFrom('users')
    .select((e) => e.fn.min('created_at').as('first'))
    .executeTakeFirstOrThrow()
  return first === null ? null : Number(first)
}
