// Defines settings that admins choose: defaults, reading, changing with optimistic locking, and the audit entry.
import type { z } from 'zod'
import { forgetInRequest, oncePerRequest } from '#app/http/edge/per-request.server.ts'
import { logError } from '#app/process/log.server.ts'
import { type By, recordAudit } from '#db/audit.ts'
import type { Db, Trx } from '#db/schema.ts'
import { readSetting, readSettings, writeSetting } from '#db/settings.ts'

const keys = new Set<string>()
const allShown = () => `all ${keys.size} settings`

/** Each page shows some of them: one query reads them all. */
const readShown = (db: Db) => oncePerRequest(db, allShown(), () => readSettings(db, [...keys]))

/**
 * @param key the name in the settings table; the audit log says `key-changed`
 * @param schema validates stored values; values of an older release are used as far as they are valid
 */
export function defineSettings<S extends z.ZodRawShape>(
  key: string,
  { schema, defaults }: { schema: z.ZodObject<S>; defaults: z.output<z.ZodObject<S>> },
) {
  type Values = z.output<z.ZodObject<S>>
  type Chosen = Values & { version: number }
  const lastRead = new WeakMap<Db, Values>()
  keys.add(key)

  function known(stored: unknown): Values {
    const storedValues = new Map(Object.entries(stored ?? {}))
    const fitting = Object.entries(schema.shape as z.ZodRawShape).flatMap(([name, rule]) => {
      const result = (rule as z.ZodType).safeParse(storedValues.get(name))
      return result.success ? [[name, result.data]] : []
    })
    return { ...defaults, ...Object.fromEntries(fitting) }
  }

  /** For editing: includes the version that a change must name. */
  async function read(db: Db | Trx): Promise<{ settings: Values; version: number }> {
    const { value, version } = await readSetting(db, key)
    return { settings: known(value), version }
  }

  /** For display: falls back to the values last read while the database is unreadable. */
  async function show(db: Db): Promise<Values> {
    try {
      const settings = known((await readShown(db)).get(key))
      lastRead.set(db, settings)
      return settings
    } catch (error) {
      logError(error, { reading: `${key} settings` })
      return lastRead.get(db) ?? defaults
    }
  }

  /** @returns false when another change came after that version */
  const change = (db: Db, chosen: Chosen, by: By): Promise<boolean> =>
    db
      .transaction()
      .execute((trx) => changeIn(trx, chosen, by))
      .finally(() => forgetInRequest(db, allShown()))

  /** The same as part of a transaction that looks first whether it may be. */
  async function changeIn(trx: Trx, { version, ...chosen }: Chosen, by: By): Promise<boolean> {
    const before = new Map(Object.entries((await read(trx)).settings))
    if (!(await writeSetting(trx, key, chosen, version, by.now))) return false
    const changes = Object.entries(chosen).filter(([name, value]) => !isSame(value, before.get(name)))
    if (changes.length === 0) return true
    const detail = Object.fromEntries(changes.map(([name, value]) => [name, String(value ?? '') || 'none']))
    await recordAudit(trx, { verb: `${key}-changed`, kind: 'setting', reference: key, detail }, by)
    return true
  }

  return { read, show, change, changeIn, record: { kind: 'setting' as const, reference: key } }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
