// Fills a migrated, empty database with a number of records and everything that belongs to them.
import { setImmediate } from 'node:timers/promises'
import { v7 } from 'uuid'
import { createUser, setPassword } from '#app/features/staff/accounts/users.server.ts'
import { hashPassword } from '#app/features/staff/passwords/passwords.server.ts'
import { connect } from '#db/driver/connect.ts'
import { migrate } from '#db/migrate.ts'
import { searchText } from '#db/queries/search.ts'
import type { Db } from '#db/schema.ts'
import { addRecord, derived, emptyRows } from './records.ts'
import { personOf, type Random, randomFrom } from './texts.ts'
import { openWriter } from './writers.ts'

const day = 24 * 60 * 60_000
/** A million in three years; smaller numbers cover the first days of the same desk. */
const between = (3 * 365 * day) / 1_000_000
const shortest = 30 * day
const portion = 1000

/** The account for signing in to it. */
export const benchStaff = { email: 'ada@example.com', password: 'Correct Horse 7' }

export async function fillDesk(url: string, records: number, now: number): Promise<void> {
  const staff = await prepare(url, now)
  const writer = await openWriter(url)
  const random = randomFrom(13)
  const span = Math.max(records * between, shortest)
  let written = Promise.resolve()
  for (const numbers of portions(records)) {
    const rows = emptyRows()
    for (const number of numbers) {
      // Lets the previous rows reach the database meanwhile.
      if (number % 50 === 0) await setImmediate()
      const at = Math.round(now - ((records - number + random()) / records) * span)
      addRecord(rows, { number, records, at, now, staff, random })
    }
    await written
    written = writer.write(rows)
  }
  await written
  const subscribers = Math.floor(records / 5)
  for (const numbers of portions(subscribers)) {
    await writer.write({
      subscribers: numbers.map((seq) => subscriber(seq, now - ((subscribers - seq) / subscribers) * span, random)),
    })
  }
  await writer.finish(derived)
}

function* portions(count: number) {
  for (let from = 1; from <= count; from += portion) {
    yield Array.from({ length: Math.min(portion, count - from + 1) }, (_, index) => from + index)
  }
}

async function prepare(url: string, now: number) {
  const db = connect(url)
  try {
    await migrate(db, url)
    if (await db.selectFrom('records').select('seq').limit(1).executeTakeFirst()) {
      throw new Error('The database holds records already: those for a benchmark go into an empty one.')
    }
    return await addStaff(db, now)
  } finally {
    await db.destroy()
  }
}

async function addStaff(db: Db, now: number) {
  const hash = await hashPassword(benchStaff.password)
  const people = ['Ada', 'Bob', 'Chidi', 'Dana', 'Esther'].map((name) => ({
    name,
    email: `${name.toLowerCase()}@example.com`,
  }))
  return Promise.all(
    people.map(async ({ name, email }) => {
      const user = await createUser(db, { email, name, role: 'admin' }, now)
      if (!user) throw new Error(`${email} could not be made`)
      await db.transaction().execute((trx) => setPassword(trx, user.id, hash))
      return { id: user.id, name }
    }),
  )
}

function subscriber(seq: number, asked: number, random: Random) {
  const at = Math.round(asked)
  const { name, email } = personOf(random, seq)
  const isActive = random() < 0.9
  const id = v7({ msecs: at })
  return {
    id,
    seq,
    address_hash: id,
    email,
    name,
    search_text: searchText(name, email),
    status: isActive ? 'active' : 'pending',
    spam_reasons: null,
    language: 'en',
    source: '/',
    requested_at: at,
    opt_in: 1,
    consent_wording: 'I agree',
    consent_version: '1',
    consented_at: at,
    confirmed_at: isActive ? at : null,
    created_at: at,
    version: 1,
  }
}
