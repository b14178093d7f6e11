// While the database can be read but not written, as on a full disk, staff sign in on a copy of the accounts in memory,
// so that they can read and see the cause. Their sign-ins are stored once the database can be written again.
import { connect } from '#db/driver/connect.ts'
import { type Trouble, troubleOf } from '#db/driver/trouble.ts'
import { migrate } from '#db/migrate.ts'
import type { Db } from '#db/schema.ts'
import { closeSession, findSession, isAlive, type Staff } from './sessions.server.ts'

const unwritable: (Trouble | null)[] = ['full', 'read-only', 'unwritable', 'gone']

let standIn: Promise<Db> | undefined

/** Runs the work on the database, or again on the copy if the database cannot be written. */
export async function withAccounts<T>(db: Db, work: (accounts: Db) => Promise<T>): Promise<T> {
  const accounts = standIn ? await accountsOf(db, standIn) : db
  try {
    return await work(accounts)
  } catch (error) {
    if (accounts !== db || !unwritable.includes(troubleOf(error))) throw error
    return work(await standInFor(db))
  }
}

/** The member of staff who is signed in, according to the database or the copy. */
export async function findStaffSession(db: Db, request: Request, now: number): Promise<Staff | null> {
  if (!standIn || !request.headers.has('Cookie')) return findSession(db, request, now)
  return findSession(await accountsOf(db, standIn), request, now)
}

/** Ends the request's session. @returns the header that removes its cookie */
export const endSession = (db: Db, request: Request, now: number): Promise<string> =>
  withAccounts(db, (accounts) => closeSession(accounts, request, now))

async function standInFor(db: Db): Promise<Db> {
  standIn ??= copyAccounts(db, Date.now())
  try {
    return await standIn
  } catch (error) {
    standIn = undefined
    throw error
  }
}

/** The database, if it now accepts the changes made on the copy, which is then discarded; otherwise the copy. */
async function accountsOf(db: Db, copy: Promise<Db>): Promise<Db> {
  const accounts = await copy
  try {
    await storeAccounts(db, accounts)
  } catch (error) {
    if (!troubleOf(error)) throw error
    return accounts
  }
  if (standIn === copy) standIn = undefined
  return db
}

async function copyAccounts(db: Db, now: number): Promise<Db> {
  const url = 'file::memory:'
  const accounts = connect(url)
  await migrate(accounts, url)
  // Recovery codes are not copied: one used up only in memory could be used again after a restart.
  const [users, twoSteps, sessions, counts] = await Promise.all([
    db.selectFrom('users').selectAll().execute(),
    db.selectFrom('two_step').selectAll().execute(),
    db.selectFrom('sessions').selectAll().where(isAlive(now)).execute(),
    db.selectFrom('rate_limits').selectAll().where('key', 'like', 'login:%').execute(),
  ])
  for (const row of users) await accounts.insertInto('users').values(row).execute()
  for (const row of twoSteps) await accounts.insertInto('two_step').values(row).execute()
  for (const row of sessions) await accounts.insertInto('sessions').values(row).execute()
  for (const row of counts) await accounts.insertInto('rate_limits').values(row).execute()
  return accounts
}

async function storeAccounts(db: Db, accounts: Db) {
  const users = await accounts.selectFrom('users').select(['id', 'version']).execute()
  const sessions = await accounts.selectFrom('sessions').selectAll().execute()
  const twoSteps = await accounts.selectFrom('two_step').select(['user_id', 'last_step']).execute()
  const counts = await accounts.selectFrom('rate_limits').selectAll().execute()
  const events = await accounts.selectFrom('audit_events').selectAll().execute()
  await db.transaction().execute(async (trx) => {
    const now = await trx.selectFrom('users').select(['id', 'version']).where('status', '=', 'active').execute()
    // A session is dropped if its account was changed meanwhile, for example by a command.
    const unchanged = new Set(
      users
        .filter((user) => now.some(({ id, version }) => id === user.id && version === user.version))
        .map(({ id }) => id),
    )
    for (const session of sessions.filter(({ user_id }) => unchanged.has(user_id))) {
      await trx
        .insertInto('sessions')
        .values(session)
        .onConflict((conflict) => conflict.column('token_hash').doNothing())
        .execute()
    }
    for (const { token_hash, ended_at } of sessions.filter((session) => session.ended_at !== null)) {
      await trx
        .updateTable('sessions')
        .set({ ended_at })
        .where('token_hash', '=', token_hash)
        .where('ended_at', 'is', null)
        .execute()
    }
    for (const { user_id, last_step } of twoSteps) {
      await trx
        .updateTable('two_step')
        .set({ last_step })
        .where('user_id', '=', user_id)
        .where('last_step', '<', last_step)
        .execute()
    }
    for (const { key, ...count } of counts) {
      await trx
        .insertInto('rate_limits')
        .values({ key, ...count })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(count))
        .execute()
    }
    for (const event of events) {
      await trx
        .insertInto('audit_events')
        .values(event)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    }
  })
}
