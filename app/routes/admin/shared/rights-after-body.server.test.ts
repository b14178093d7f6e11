// What a member of staff sends may take minutes to arrive: their rights count when the change is made.
import { expect, vi } from 'vitest'
import { z } from 'zod'
import { createUser } from '#app/features/staff/accounts/users.server.ts'
import { endSessions, openSession } from '#app/features/staff/sessions/sessions.server.ts'
import type { Db } from '#db/schema.ts'
import { writeSetting } from '#db/settings.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'

const opened = vi.hoisted(() => ({ db: undefined as unknown }))
vi.mock('#app/db.server.ts', () => ({
  get db() {
    return opened.db
  },
}))
const { staffAction, staffUpload } = await import('./staff-action.server.ts')

const now = Date.now()
const ends: Record<string, (db: Db, id: string) => Promise<unknown>> = {
  'the account is disabled': (db, id) =>
    db.updateTable('users').set({ status: 'disabled' }).where('id', '=', id).execute(),
  'the person signs out': (db, id) =>
    db.updateTable('sessions').set({ ended_at: now }).where('user_id', '=', id).execute(),
  'the role is lowered': (db, id) => db.updateTable('users').set({ role: 'viewer' }).where('id', '=', id).execute(),
  'the password is changed': (db, id) => endSessions(db, id, now),
  'the role needs a second step': (db) =>
    db.transaction().execute((trx) => writeSetting(trx, 'two_step_required_roles', { admin: 'second-step' }, 0, now)),
}

async function signedIn(db: Db) {
  opened.db = db
  const user = await createUser(db, { email: 'ada@example.com', name: 'Ada', role: 'admin' }, now)
  const id = user?.id ?? ''
  await db.updateTable('users').set({ status: 'active' }).where('id', '=', id).execute()
  const cookie = await openSession(db, id, new Request('http://localhost/login'), now)
  return { id, cookie: cookie.split(';')[0] ?? '' }
}

/** A form whose last bytes arrive after `meanwhile`. */
function slowForm(cookie: string, { type, pieces: sent }: Sent, meanwhile: () => Promise<unknown> = async () => {}) {
  const pieces = sent.map((text) => new TextEncoder().encode(text))
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const piece = pieces.shift()
        if (pieces.length === 0) await meanwhile()
        if (piece) controller.enqueue(piece)
        if (pieces.length === 0) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const headers = { 'Content-Type': type, Cookie: cookie }
  const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit
  return { request: new Request('http://localhost/dashboard/users/new', init), params: {}, context: {} }
}

type Sent = { type: string; pieces: [string, string] }
const urlEncoded: Sent = { type: 'application/x-www-form-urlencoded', pieces: ['note=Hel', 'lo'] }
const part = '--x\r\nContent-Disposition: form-data; name='
const multipart: Sent = {
  type: 'multipart/form-data; boundary=x',
  pieces: [`${part}"note"\r\n\r\nHello`, '\r\n--x--\r\n'],
}

describeOnBothDialects('a change by someone whose rights end while the body is under way', (open) => {
  const write = (db: Db) =>
    db
      .transaction()
      .execute((trx) => trx.insertInto('hourly_counts').values({ figure: 'enquiry', hour: 1, count: 1 }).execute())
  const ways = (db: Db) => ({
    form: {
      sent: urlEncoded,
      action: staffAction('users.manage', z.object({ note: z.string().max(50) }), {
        form: 'invite',
        failed: 'Failed',
        run: async () => {
          await write(db)
          return true
        },
        done: () => ({ to: '/dashboard' }),
      }),
    },
    upload: {
      sent: multipart,
      action: staffUpload('users.manage', {
        limit: 1_000_000,
        failed: 'Failed',
        take: async () => {
          await write(db)
          return new Response(null)
        },
      }),
    },
  })
  const written = (db: Db) => db.selectFrom('hourly_counts').select('count').execute()

  test.each(Object.entries(ends))('is not made: %s', async (_, end) => {
    for (const way of ['form', 'upload'] as const) {
      const db = await open()
      const { id, cookie } = await signedIn(db)
      const { action, sent } = ways(db)[way]
      const args = slowForm(cookie, sent, () => end(db, id)) as never
      const answer = await (action(args) as Promise<unknown>).catch((error: unknown) => error)
      expect(answer, way).toBeInstanceOf(Response)
      expect([302, 403]).toContain((answer as Response).status)
      expect(await written(db)).toEqual([])
    }
  })

  test('is not made when they end between the body and the transaction, and is made when they stay', async ({ db }) => {
    const { id, cookie } = await signedIn(db)
    const { action, sent } = ways(db).form
    const late = staffAction('users.manage', z.object({ note: z.string().max(50) }), {
      form: 'invite',
      failed: 'Failed',
      run: async () => {
        await db.updateTable('users').set({ role: 'viewer' }).where('id', '=', id).execute()
        await write(db)
        return true
      },
      done: () => ({ to: '/dashboard' }),
    })
    await expect(late(slowForm(cookie, sent) as never)).rejects.toMatchObject({
      status: 403,
    })
    expect(await written(db)).toEqual([])
    await db.updateTable('users').set({ role: 'admin' }).where('id', '=', id).execute()
    expect(await action(slowForm(cookie, sent) as never)).toMatchObject({ status: 303 })
    expect(await written(db)).toHaveLength(1)
  })
})
