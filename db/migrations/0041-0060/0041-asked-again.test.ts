import { expect, test } from 'vitest'
import { describeUpgrades } from '#tests/support/upgrades.ts'

const noon = Date.UTC(2026, 0, 15, 12)
const hour = 60 * 60_000

describeUpgrades('records whose sender wrote again before the upgrade', (open) => {
  test('await an answer again, and the earlier answer stays counted', async () => {
    const { db, upgrade } = await open()
    await upgrade('0039-closed-records')
    const answered = {
      status: 'in_progress' as const,
      answered_at: noon,
      name: 'Ann',
      email: 'a@b.c',
      email_key: 'a@b.c',
    }
    const add = async (id: string, events: ['added' | 'reply', number][]) => {
      const times = { received_at: noon - hour, promised_by: noon }
      const rest = { office: 'seoul', language: 'en' as const, version: 1, search_text: '' }
      await db
        .insertInto('records')
        .values({ id, kind: 'enquiry', reference: id, ...answered, ...times, ...rest })
        .execute()
      for (const [type, at] of events) {
        const event = { id: `${id}${at}`, record_id: id, kind: 'enquiry' as const, to_status: 'in_progress' as const }
        await db
          .insertInto('record_events')
          .values({ ...event, type, at })
          .execute()
      }
    }
    await add('again', [
      ['reply', noon],
      ['added', noon + hour],
      ['added', noon + 2 * hour],
    ])
    await add('answered', [
      ['added', noon + hour],
      ['reply', noon + 2 * hour],
    ])
    const figures = () =>
      db
        .selectFrom('hourly_counts')
        .selectAll()
        .where('figure', 'in', ['answered-in-time', 'answer-minutes'])
        .orderBy('figure')
        .execute()
    const before = await figures()
    await upgrade()
    const rows = await db
      .selectFrom('records')
      .select(['id', 'answered_at', 'asked_again_at', 'promised_by'])
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { id: 'again', answered_at: null, asked_again_at: noon + hour, promised_by: noon + 25 * hour },
      { id: 'answered', answered_at: noon, asked_again_at: null, promised_by: noon },
    ])
    expect(await figures()).toEqual(before)
  })
})
