import { expect, vi } from 'vitest'
import { z } from 'zod'
import { theSite } from '#db/audit.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { defineSettings } from './define-settings.server.ts'

const defaults = { colour: 'blue', days: [1], motto: null }
const settings = defineSettings('shop', {
  schema: z.object({
    colour: z.enum(['blue', 'red']),
    days: z.array(z.number()),
    motto: z.string().nullable(),
  }),
  defaults: { ...defaults, colour: 'blue' },
})
const red = { colour: 'red', days: [1, 2], motto: 'Hi' } as const

describeOnBothDialects('settings', (open) => {
  test('have the defaults until they are changed, then the chosen values and a version', async ({ db }) => {
    expect(await settings.read(db)).toEqual({ settings: defaults, version: 0 })
    expect(await settings.change(db, { ...red, days: [1, 2], version: 0 }, { actor: theSite, now: 1 })).toBe(true)
    expect(await settings.read(db)).toEqual({ settings: red, version: 1 })
    expect(await settings.change(db, { ...red, days: [1], version: 0 }, { actor: theSite, now: 2 })).toBe(false)
    expect(await settings.show(db)).toEqual(red)
  })

  test('log only the values that changed', async ({ db }) => {
    await settings.change(db, { ...defaults, colour: 'blue', days: [3], version: 0 }, { actor: theSite, now: 1 })
    await settings.change(db, { ...defaults, colour: 'blue', days: [3], version: 1 }, { actor: theSite, now: 2 })
    await settings.change(db, { ...red, days: [], version: 2 }, { actor: theSite, now: 3 })
    const entries = await db.selectFrom('audit_events').select(['verb', 'detail']).orderBy('at').execute()
    expect(entries.map(({ verb, detail }) => [verb, JSON.parse(detail)])).toEqual([
      ['shop-changed', { days: '3' }],
      ['shop-changed', { colour: 'red', days: 'none', motto: 'Hi' }],
    ])
  })

  test('of one database never appear in another that cannot be read', async () => {
    const [one, other] = [await open(), await open()]
    await settings.change(one, { ...red, days: [1, 2], version: 0 }, { actor: theSite, now: 1 })
    await settings.show(one)
    await one.schema.dropTable('settings').execute()
    await other.schema.dropTable('settings').execute()
    const log = vi.spyOn(console, 'error').mockReturnValue()
    expect(await settings.show(other)).toEqual(defaults)
    expect(await settings.show(one)).toEqual(red)
    expect(log).toHaveBeenCalledTimes(2)
    log.mockRestore()
  })

  test('stored by an older release are used as far as they are valid', async ({ db }) => {
    const value = JSON.stringify({ colour: 'green', days: [7], gone: true })
    await db.insertInto('settings').values({ key: 'shop', value, version: 4, changed_at: 1 }).execute()
    expect(await settings.read(db)).toEqual({ settings: { ...defaults, days: [7] }, version: 4 })
  })
})
